import type { World } from '../../../../domain/model.ts';
import type { Resource } from '../../../../domain/resource.ts';
import { played } from '../../../../simulator/rollout/simulated.ts';
import type { Updated } from '../../../../simulator/rollout/strategy-of.ts';
import { subjectOf } from '../../../../simulator/rollout/subject.ts';
import { openWorld } from '../../../../world/open-world.ts';
import { overlay } from '../../../../world/overlay.ts';

/** Whether all pods of a workload, and those that its next update adds, have room without a node. */
export type RoomWithout = Readonly<
  { is: 'enough'; nodes: readonly string[] } | { is: 'too-little' | 'not-decided' }
>;

/** Plays an update of a workload through on the cluster in which a node is closed and some pods are gone. */
export function roomWithout(
  node: Resource<'Node'>,
  gone: readonly Resource<'Pod'>[],
  workload: Updated,
  world: World,
): RoomWithout {
  const closed = { ...node, spec: { ...node.spec, unschedulable: true } };
  const { world: then } = openWorld(overlay(world, { put: [closed], drop: gone }));
  const { subject } = subjectOf(workload, then);
  if (!subject) return { is: 'not-decided' };
  const { course, nodes } = played(subject);
  if (course.is === 'stuck') return { is: 'too-little' };
  return course.is === 'fits' && !course.tight
    ? { is: 'enough', nodes: nodes.toSorted() }
    : { is: 'not-decided' };
}
