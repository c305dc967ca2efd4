import type { World } from '../../../../domain/model.ts';
import { podsOf } from '../../../../readings/workloads/workloads.ts';
import { capacityFor } from '../../../../simulator/capacity.ts';
import type { Blocked } from '../../../placement/blocked-by.ts';

/** A workload of more pods is not simulated one by one. */
const LIMIT = 60;

/** How many pods of a blocked pod's workload find a node; undefined where that cannot be said, or is not few. */
export function roomFor(
  { pod, cluster, gaps, subject }: Pick<Blocked, 'pod' | 'cluster' | 'gaps' | 'subject'>,
  world: World,
): number | undefined {
  const { pods: instead, gap } = podsOf(subject, world);
  if (gap || gaps.nodes || gaps.own) return undefined;
  const { fits, isMore } = capacityFor(pod, cluster, { instead, limit: LIMIT });
  return isMore ? undefined : fits;
}
