import type { World } from '../../domain/model.ts';
import type { Op } from '../../domain/plan.ts';
import type { Resource } from '../../domain/resource.ts';
import { podsOf } from '../../readings/workloads/workloads.ts';
import { readCluster } from '../../simulator/cluster.ts';
import { roomMaker } from '../../simulator/makes-room.ts';
import type { Difference } from '../../world/overlay.ts';
import type { Workload } from '../change/workload.ts';
import { updateAfter } from './update-after.ts';

/** Whether only the update strategy changes: that makes no new revision. */
export function isOfStrategy(ops: readonly Op[]): boolean {
  return ops.every(({ path }) => path.startsWith('/spec/strategy'));
}

/** The cluster just after such a change: an old pod has gone, and the one that waited has its place. */
export function unblocked(workload: Workload, object: Resource, world: World): Difference {
  const { older } = updateAfter(workload, { on: workload.on, ops: [] }, world);
  const { cluster } = readCluster(workload.on.namespace ?? '', world);
  const waiting = podsOf(workload.on, world).pods.find(({ spec }) => !spec?.nodeName);
  const room = waiting && roomMaker({ pod: waiting, cluster }, older);
  if (!waiting || !room) return { put: [object], drop: [] };

  const placed = {
    ...waiting,
    metadata: { ...waiting.metadata, creationTimestamp: world.now },
    spec: { containers: [], ...waiting.spec, nodeName: room.node },
    status: { phase: 'Pending', conditions: [{ type: 'PodScheduled', status: 'True' }] },
  };
  return { put: [object, placed], drop: [room.pod] };
}
