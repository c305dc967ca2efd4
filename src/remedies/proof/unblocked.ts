import type { World } from '../../domain/model.ts';
import type { Op } from '../../domain/plan.ts';
import type { Resource } from '../../domain/resource.ts';
import { readCluster } from '../../scheduling/cluster.ts';
import { roomMaker } from '../../scheduling/makes-room.ts';
import type { Workload } from '../workload.ts';
import { nextRevision } from './next-revision.ts';
import type { Difference } from './overlay.ts';

/** Whether only the way is changed in which pods are replaced: that makes no new revision. */
export function isOfStrategy(ops: readonly Op[]): boolean {
  return ops.every(({ path }) => path.startsWith('/spec/strategy'));
}

/** The cluster just after such a change: an old pod has gone, and the one that waited has its place. */
export function unblocked(workload: Workload, object: Resource, world: World): Difference {
  const { all, old } = nextRevision(workload, [], world);
  const { cluster } = readCluster(workload.on.namespace ?? '', world);
  const waiting = all.find(({ spec }) => !spec?.nodeName);
  const room = waiting && roomMaker({ pod: waiting, cluster }, old);
  if (!waiting || !room) return { put: [object], drop: [] };

  const placed = {
    ...waiting,
    metadata: { ...waiting.metadata, creationTimestamp: world.now },
    spec: { containers: [], ...waiting.spec, nodeName: room.node },
    status: { phase: 'Pending', conditions: [{ type: 'PodScheduled', status: 'True' }] },
  };
  return { put: [object, placed], drop: [room.pod] };
}
