import { refTo } from '../../../domain/keys.ts';
import type { Cause, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { conditionOf } from '../../../readings/conditions.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { kindServedBy } from '../../../world/served-kinds.ts';
import { namespaceNotEmptyWords, type Remains } from './namespace-not-empty.words.ts';

/** The condition types of the namespace controller, what stops it altogether first. */
const WHAT = [
  ['discovery', 'NamespaceDeletionDiscoveryFailure'],
  ['failure', 'NamespaceDeletionContentFailure'],
  ['finalizers', 'NamespaceFinalizersRemaining'],
  ['content', 'NamespaceContentRemaining'],
] as const;
/** "… complete list of server APIs: metrics.k8s.io/v1beta1: the server is …" (client-go, ErrGroupDiscoveryFailed) */
const API = /(?<=[:,] )(?<group>[a-z0-9][a-z0-9.-]*)\/(?<version>v\d[a-z0-9]*): /;
/** "widgets.example.com has 1 resource instances", "pods. has 2 …" (namespace controller, ContentRemaining) */
const REMAINING = /(?<=[:,] )(?<resource>[^ ,:]+) has \d+ resource instances/g;
const MOST_KEPT = 5;

/** A namespace is deleted and cannot be emptied, or it cannot be found out whether it is empty. */
export const namespaceNotEmpty: Cause<Remains, 'Namespace'> = {
  id: 'lifecycle/namespace-not-empty',
  of: ['Namespace'],
  explains: ['object-terminating'],

  *explain({ on, evidence }, world, namespace) {
    const saying = WHAT.flatMap(([what, type]) => {
      const condition = conditionOf(namespace, type);
      return condition?.status === 'True' ? [{ what, ...condition }] : [];
    });
    const [first] = saying;
    if (!first) return;
    const { what, path, message: said = '', lastTransitionTime: at } = first;
    const all = saying.map(({ message = '' }) => message).join('; ');
    const kept = [...apiIn(what === 'discovery' ? said : ''), ...keptIn(all, on.name, world)];
    const [next] = kept;
    const fact = next && world.get(next);
    const isMissed = what !== 'discovery' && !fact; // what it tells of could not be read, or is gone by now
    yield {
      subject: on,
      params: {
        what,
        said,
        kept: kept.filter((one) => world.get(one).is === 'known').slice(0, MOST_KEPT),
      },
      evidence: [{ ...quotedField(on, `${path}/message`, said), ...present({ at }) }, evidence],
      strength: isMissed || fact?.is === 'unknown' ? 'fits' : 'entails',
      restsOn: [on],
      ...(next &&
        fact?.is === 'known' && {
          because: { at: next, edge: 'namespace-to-content', ifIll: true },
        }),
    };
  },

  ...namespaceNotEmptyWords,
};

function apiIn(said: string): readonly Ref[] {
  const { group, version } = API.exec(said)?.groups ?? {};
  return group ? [{ kind: 'apiregistration.k8s.io/APIService', name: `${version}.${group}` }] : [];
}

/** The objects that are left: those that a finalizer keeps first. */
function keptIn(said: string, namespace: string, world: World): readonly Ref[] {
  const left = Array.from(said.matchAll(REMAINING), ({ groups }) => groups?.['resource'] ?? '');
  const kinds = left.flatMap((resource) => kindServedBy(resource.replace(/\.$/, ''), world) ?? []);
  const objects = kinds.flatMap((kind) =>
    world.list(kind, { namespace }).items.map((object) => ({ ref: refTo(kind, object), object })),
  );
  return objects.toSorted((a, b) => isFree(a.object) - isFree(b.object)).map(({ ref }) => ref);
}

function isFree({ metadata }: Resource): number {
  return Number((metadata?.finalizers ?? []).length === 0);
}
