import { isA, refKey } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';
import { ownersOf } from '../../readings/workloads/workloads.ts';

/**
 * What the beginning of a name means: one thing per workload. One pod is that pod, several of one
 * ReplicaSet are the ReplicaSet, and more are the workload.
 */
export function collapsed(candidates: readonly Ref[], world: World): readonly Ref[] {
  const lines = candidates.map((ref) => [ref, ...ownersOf(ref, world)]);
  const families = Map.groupBy(lines, (line) => refKey(line.at(-1) ?? { kind: '', name: '' }));
  return [...families.values()].flatMap((family) => meantIn(family));
}

function meantIn(family: readonly (readonly Ref[])[]): readonly Ref[] {
  const [top] = family.filter((line) => line.length === 1);
  if (top) return top; // its own name begins so, and with it the names of all that it made

  // Old revisions without pods are not meant where others have some.
  const pods = family.filter(([ref]) => ref && isA('Pod', ref));
  const lines = pods.length > 0 ? pods : family;
  const [first = []] = lines;
  const shared = first.filter((ref) =>
    lines.every((line) => line.some((other) => refKey(other) === refKey(ref))),
  );
  return shared.slice(0, 1);
}
