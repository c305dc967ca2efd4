import { isOfKind, keyOf, kindOf } from '#src/domain/keys.ts';
import type { Ref } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import { gapIn, resourceOf } from '#src/world/coverage.ts';
import type { Recording } from '#src/world/recorded.ts';

/** Names that Kubernetes gives, and a resource: an object may be called so, and its message names both. */
const GIVEN =
  /^(default|kubernetes|pods|kube-.*|system[:-].*|cluster-admin|admin|edit|view|global-default|exempt|catch-all|workload-(high|low)|leader-election|node-high|probes|service-accounts)$/;
/** Kinds whose names stand for what they are. */
const NAMED_BY_NATURE = [
  'apiextensions.k8s.io/CustomResourceDefinition',
  'apiregistration.k8s.io/APIService',
  'storage.k8s.io/CSIDriver',
];

/** Fields that never hold a chosen name. */
const FIXED = ['kind', 'apiVersion', 'uid', 'resource', 'resources'];

/** The kinds of which a recording holds objects. */
export function kindsIn({ objects }: Recording): readonly string[] {
  return [...new Set(objects.map(kindOf))].toSorted();
}

/** The same cluster, recorded by somebody who did not capture these kinds. */
export function withoutKinds(recording: Recording, kinds: readonly string[]): Recording {
  const reason = 'not recorded';
  const left = kinds.map((kind) => ({ resource: resourceOf(kind), reason }));
  return {
    ...recording,
    objects: recording.objects.filter((object) => !kinds.includes(kindOf(object))),
    notCaptured: [...recording.notCaptured, ...left],
  };
}

/** The same objects in one YAML file, which says nothing of what else there is. */
export function bare(recording: Recording): Recording {
  return { ...recording, captured: [], notCaptured: [], logs: [] };
}

/** The same cluster, in which people chose other names: each is longer by a beginning, wherever it is written. */
export function renamed(recording: Recording, beginning: string): Recording {
  const chosen = new Set(recording.objects.flatMap(chosenIn));
  const longestFirst = [...chosen].toSorted((a, b) => b.length - a.length);
  const any = longestFirst.map(literal).join('|');
  // A name of its own, the namespace in "db.shop.svc", or the Service in "db-0.db".
  const inText = new RegExp(
    `(?<![\\w.-])(${any})(?![\\w-])|(?<=[\\w-]\\.)(${any})(?=\\.svc\\b)|(?<=(?:${any})\\.)(${any})(?![\\w.-])`,
    'g',
  );
  return JSON.parse(JSON.stringify(recording), (key, value: unknown) => {
    const isName = typeof value === 'string' && !FIXED.includes(key);
    return isName ? value.replace(inText, `${beginning}$&`) : value;
  }) as Recording;
}

function chosenIn(object: Resource): readonly string[] {
  const { name, namespace } = object.metadata ?? {};
  const node = isOfKind('Pod', object) ? object.spec?.nodeName : undefined; // perhaps not recorded
  const names = NAMED_BY_NATURE.includes(kindOf(object)) ? [namespace] : [name, namespace, node];
  return names.flatMap((one) => (one && !GIVEN.test(one) ? one : []));
}

/** The same cluster, recorded at another time. */
function recordedAt(now: string, recording: Recording): Recording {
  const later = Date.parse(now) - Date.parse(recording.now);
  return JSON.parse(JSON.stringify(recording), (_, value: unknown) =>
    typeof value === 'string' && TIME.test(value)
      ? new Date(Date.parse(value) + later).toISOString()
      : value,
  ) as Recording;
}
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** One cluster that holds what both do; uids of the second are made its own. */
export function merged(one: Recording, other: Recording): Recording {
  const second = JSON.parse(JSON.stringify(recordedAt(one.now, other)), (key, value: unknown) =>
    key === 'uid' && typeof value === 'string' ? `other-${value}` : value,
  ) as Recording;
  return {
    ...one,
    objects: [
      ...new Map(
        [...one.objects, ...second.objects].map((object) => [keyOf(object), object]),
      ).values(),
    ],
    logs: [...one.logs, ...second.logs],
    captured: [...one.captured, ...second.captured],
    notCaptured: [...leftOut(one, second), ...leftOut(second, one)],
  };
}

/** What nobody captured, in the namespaces of a recording. The one cluster has the roles and the like that either recording has all of. */
function leftOut({ notCaptured, objects }: Recording, other: Recording): Recording['notCaptured'] {
  const own = new Set(['', ...objects.flatMap(({ metadata }) => metadata?.namespace ?? [])]);
  return notCaptured
    .filter(({ resource }) => !GLOBAL.test(resource) || gapIn(other, resource, '') !== undefined)
    .flatMap((one) =>
      one.namespace === undefined ? [...own].map((namespace) => ({ ...one, namespace })) : [one],
    );
}
/** What each recording may leave out for its size, or hold: a matter of the whole cluster. */
const GLOBAL =
  /^(apiservices|clusterrolebindings|clusterroles|priorityclasses|rolebindings|roles)\./;

/** What the renaming makes of a target. */
export function renamedRef({ kind, namespace, name }: Ref, beginning: string): Ref {
  const within = namespace ? { namespace: `${beginning}${namespace}` } : {};
  return { kind, name: `${beginning}${name}`, ...within };
}

function literal(name: string): string {
  return name.replaceAll('.', '\\.'); // no other character of a name has a meaning
}
