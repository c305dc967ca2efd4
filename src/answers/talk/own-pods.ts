import { isA } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { created } from '../../readings/created.ts';
import { selectedPods } from '../../readings/network/backends.ts';
import { isReady } from '../../readings/pods/pods.ts';
import { ownersOf, podsOf } from '../../readings/workloads/workloads.ts';

/** The workload that an object is or belongs to. */
export function workloadAt(target: Ref, world: World): Ref {
  return ownersOf(target, world).at(-1) ?? target;
}

/** The pods that an object is, makes or selects: those that are not Ready first, and of those the youngest. */
export function ownPods(target: Ref, world: World): readonly Resource<'Pod'>[] {
  const { pods } = isA('Service', target)
    ? selectedPods(target, world)
    : podsOf(workloadAt(target, world), world);
  return pods.toSorted(
    (a, b) => Number(isReady(a)) - Number(isReady(b)) || created(b) - created(a),
  );
}
