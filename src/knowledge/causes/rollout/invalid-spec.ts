import type { Cause, Fact, Ref } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { isWithin } from '../../../readings/time.ts';
import { kindWord } from '../../../text/kind-word.ts';
import { present } from '../../../text/present.ts';
import { placesIn } from '../../references/places.ts';
import { type Invalid, invalidSpecWords } from './invalid-spec.words.ts';

/** "The Rollout "web" is invalid: spec.strategy.…: Invalid value: "x": …" (v1.9, utils/conditions) */
const MESSAGE = /The Rollout "[^"]*" is invalid: (?<said>(?:(?<field>[\w.[\]]+): )?.+)$/s;

/** "AnalysisTemplate 'x' not found" (rollout/controller.go) */
const TEMPLATE = /\b(?<kind>(?:Cluster)?AnalysisTemplate) '(?<name>[^']+)' not found/;

/** "service "x" not found", as client-go's listers word it. */
const OBJECT = /\b(?<resource>[a-z]+(?:\.[a-z.0-9]+)?) "(?<name>[^"]+)" not found/;

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^services?$/, 'Service'],
  [/^ingress(es)?(\.|$)/, 'networking.k8s.io/Ingress'],
  [/^virtualservices?\.networking\.istio\.io$/, 'networking.istio.io/VirtualService'],
  [/^destinationrules?\.networking\.istio\.io$/, 'networking.istio.io/DestinationRule'],
  [/^deployments?(\.apps)?$/, 'apps/Deployment'],
  [/^replicasets?(\.apps)?$/, 'apps/ReplicaSet'],
];

/** The controller looks again when the object that it missed appears, or after its resync of 15 minutes. */
const FRESH_MS = 15 * 60_000;

/** The controller of Argo Rollouts refuses to act on a Rollout, because of its spec or of what that refers to. */
export const invalidSpec: Cause<Invalid, 'argoproj.io/Rollout'> = {
  id: 'rollout/invalid-spec',
  of: ['argoproj.io/Rollout'],
  explains: ['rollout-degraded'],

  *explain({ on, reason, evidence }, world, rollout) {
    if (reason !== 'InvalidSpec') return;
    const { said, field } = MESSAGE.exec(evidence.quote)?.groups ?? {};
    const missing = missingIn(said ?? '', on);
    if (missing && field && namesAnother(rollout, field, missing.name)) return;
    const fact = missing && world.get(missing);
    if (fact?.is === 'known' && !isFresh(fact.value, world.now)) return;

    yield {
      subject: missing ?? on,
      params: {
        rollout: on.name,
        said: said ?? evidence.quote,
        ...present({ field }),
        ...(missing && fact && { missing: { kind: kindWord(missing.kind), is: presenceOf(fact) } }),
      },
      evidence: [evidence],
      strength: fact?.is === 'unknown' ? 'fits' : 'entails',
      restsOn: missing ? [on, missing] : [on],
    };
  },

  ...invalidSpecWords,
};

function missingIn(said: string, { namespace = '' }: Ref): Ref | undefined {
  const template = TEMPLATE.exec(said)?.groups;
  if (template?.['kind'] && template['name']) {
    const { kind, name } = template;
    const where = kind.startsWith('Cluster') ? {} : { namespace };
    return { kind: `argoproj.io/${kind}`, name, ...where };
  }
  const { resource = '', name } = OBJECT.exec(said)?.groups ?? {};
  const kind = KINDS.find(([pattern]) => pattern.test(resource))?.[1];
  return kind && name ? { kind, namespace, name } : undefined;
}

/** Whether somebody corrected the field since the controller looked. */
function namesAnother(rollout: Resource, field: string, name: string): boolean {
  const path = field.replaceAll(/[.[]/g, '/').replaceAll(']', '');
  const [place] = placesIn(rollout, `/${path}`);
  return place !== undefined && !JSON.stringify(place.value).includes(JSON.stringify(name));
}

function isFresh({ metadata }: Resource, now: string): boolean {
  return isWithin(FRESH_MS, metadata?.creationTimestamp, now);
}

function presenceOf({ is }: Fact<Resource>): 'absent' | 'there-now' | 'unread' {
  return is === 'known' ? 'there-now' : is === 'absent' ? 'absent' : 'unread';
}
