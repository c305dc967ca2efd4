import { kindOf } from '#src/domain/keys.ts';
import type { Ref } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import { resourceOf } from '#src/world/coverage.ts';
import type { Recording } from '#src/world/recorded.ts';

/** Names that Kubernetes gives. */
const GIVEN = [
  'default',
  'kubernetes',
  'kube-system',
  'kube-public',
  'kube-node-lease',
  'kube-root-ca.crt',
  'pods', // a resource: an object may be called so, and its message names both
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

/** The same cluster with more objects in it. */
export function withObjects(recording: Recording, more: readonly Resource[]): Recording {
  return { ...recording, objects: [...recording.objects, ...more] };
}

/** The same cluster, in which people chose other names: each is longer by a beginning, wherever it is written. */
export function renamed(recording: Recording, beginning: string): Recording {
  const names = recording.objects.flatMap(({ metadata }) => [metadata?.name, metadata?.namespace]);
  const chosen = new Set(names.flatMap((name) => (name && !GIVEN.includes(name) ? name : [])));
  const longestFirst = [...chosen].toSorted((a, b) => b.length - a.length);
  const any = longestFirst.map(literal).join('|');
  // A dot before it is part of another name, but for the namespace in a host name of a Service.
  const inText = new RegExp(`(?:(?<![\\w.-])|(?<=\\w\\.)(?=[\\w-]+\\.svc))(${any})(?![\\w-])`, 'g');
  return JSON.parse(JSON.stringify(recording), (key, value: unknown) => {
    const isName = typeof value === 'string' && !FIXED.includes(key);
    return isName ? value.replace(inText, `${beginning}$1`) : value;
  }) as Recording;
}

/** What the renaming makes of a target. */
export function renamedRef({ kind, namespace, name }: Ref, beginning: string): Ref {
  const within = namespace ? { namespace: `${beginning}${namespace}` } : {};
  return { kind, name: `${beginning}${name}`, ...within };
}

function literal(name: string): string {
  return name.replaceAll('.', '\\.'); // no other character of a name has a meaning
}
