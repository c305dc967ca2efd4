import type { World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { played } from '../../../simulator/rollout/simulated.ts';
import { openWorld } from '../../../world/open-world.ts';
import { overlay } from '../../proof/overlay.ts';
import { updateAfter } from '../../proof/update-after.ts';
import type { Workload } from '../../workload.ts';

/** Whether all pods of a workload, and those that its next update adds, have room without a node. */
export type RoomWithout = Readonly<
  { is: 'enough'; nodes: readonly string[] } | { is: 'too-little' | 'not-decided' }
>;

/** Plays an update of a workload through on the cluster in which a node is closed and some pods are gone. */
export function roomWithout(
  node: Resource<'Node'>,
  gone: readonly Resource<'Pod'>[],
  workload: Workload,
  world: World,
): RoomWithout {
  const closed = { ...node, spec: { ...node.spec, unschedulable: true } };
  const { world: then } = openWorld(overlay(world, { put: [closed], drop: gone }));
  const { course, nodes } = played(updateAfter(workload, { on: workload.on, ops: [] }, then));
  if (course.is === 'stuck') return { is: 'too-little' };
  return course.is === 'fits' && !course.tight
    ? { is: 'enough', nodes: nodes.toSorted() }
    : { is: 'not-decided' };
}
