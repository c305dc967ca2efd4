import type { Cause, Fact, Ref } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { kindWord } from '../../../text/kind-word.ts';
import { isWithin } from '../../../world/readings/time.ts';

/** `said` is what the controller objects to, and `missing` what it did not find. */
export type Invalid = Readonly<{
  rollout: string;
  said: string;
  field?: string;
  missing?: Readonly<{ kind: string; is: 'absent' | 'there-now' | 'unread' }>;
}>;

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

  *explain({ on, reason, evidence }, world) {
    if (reason !== 'InvalidSpec') return;
    const { said, field } = MESSAGE.exec(evidence.quote)?.groups ?? {};
    const missing = missingIn(said ?? '', on);
    const fact = missing && world.get(missing);
    if (fact?.is === 'known' && !isFresh(fact.value, world.now)) return;

    yield {
      subject: missing ?? on,
      params: {
        rollout: on.name,
        said: said ?? evidence.quote,
        ...(field && { field }),
        ...(missing && fact && { missing: { kind: kindWord(missing.kind), is: presenceOf(fact) } }),
      },
      evidence: [evidence],
      strength: fact?.is === 'unknown' ? 'fits' : 'entails',
      restsOn: missing ? [on, missing] : [on],
    };
  },

  text: {
    en({ name }, { rollout, said, missing }) {
      if (!missing) {
        return {
          title: `\`${name}\`: its spec is invalid`,
          sentence: `The controller of Argo Rollouts refuses the spec of \`${name}\`, so nothing of it is carried out: ${said}`,
          state: 'InvalidSpec',
        };
      }
      const is = {
        absent: 'does not exist',
        unread: 'was not found by its controller',
        'there-now': 'was missing when its controller last looked, and is there now',
      }[missing.is];
      return {
        title: `${missing.kind} \`${name}\` is missing for Rollout \`${rollout}\``,
        sentence: `Rollout \`${rollout}\` refers to ${missing.kind} \`${name}\`, which ${is}. Its controller calls the spec invalid and carries out nothing of it.`,
        state: 'InvalidSpec',
        detail: said,
      };
    },
    ko({ name }, { rollout, said, missing }) {
      if (!missing) {
        return {
          title: `\`${name}\`: spec이 올바르지 않습니다`,
          sentence: `Argo Rollouts 컨트롤러가 \`${name}\` 객체의 spec을 거부하여 아무것도 수행하지 않습니다: ${said}`,
          state: 'InvalidSpec',
        };
      }
      const is = {
        absent: '객체가 존재하지 않습니다',
        unread: '객체를 컨트롤러가 찾지 못했습니다',
        'there-now': '객체가 컨트롤러가 마지막으로 볼 때는 없었고 지금은 있습니다',
      }[missing.is];
      return {
        title: `Rollout \`${rollout}\` 객체에 필요한 ${missing.kind} \`${name}\` 객체가 없습니다`,
        sentence: `Rollout \`${rollout}\` 객체가 참조하는 ${missing.kind} \`${name}\` ${is}. 컨트롤러는 spec이 올바르지 않다고 보고 아무것도 수행하지 않습니다.`,
        state: 'InvalidSpec',
        detail: said,
      };
    },
  },

  advice: {
    doneBy: [], // what is missing may be what was meant
    en: ({ name }) => ({
      title: 'Make what is missing, or correct the spec',
      text: `Make \`${name}\` in the place where the Rollout looks for it, or correct the field of the Rollout that its controller names. Until then nothing of the spec is carried out; what runs goes on.`,
    }),
    ko: ({ name }) => ({
      title: '없는 것을 만들거나 spec 수정',
      text: `Rollout이 찾는 곳에 \`${name}\` 객체를 만들거나, 컨트롤러가 지적한 Rollout 필드를 고치십시오. 그때까지 spec은 수행되지 않으며 실행 중인 것은 그대로입니다.`,
    }),
  },
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

function isFresh({ metadata }: Resource, now: string): boolean {
  return isWithin(FRESH_MS, metadata?.creationTimestamp, now);
}

function presenceOf({ is }: Fact<Resource>): 'absent' | 'there-now' | 'unread' {
  return is === 'known' ? 'there-now' : is === 'absent' ? 'absent' : 'unread';
}
