import type { Remedy } from '../../../domain/remedy.ts';
// How pods are replaced by those of the newest revision.
import { leftAtOldRevision } from '../../../knowledge/causes/workload/left-at-old-revision.ts';
import { candidate } from '../../fields/candidate.ts';
import { fieldRemedy } from '../../fields/field-remedy.ts';
import { inSpec } from '../../fields/found.ts';
import { objectOf } from '../../fields/holders.ts';

type PartitionLeft = Readonly<{ partition?: number }>;

/** Lets an update go on to the pods that the partition of a StatefulSet keeps at the old revision. */
const noPartition = fieldRemedy<PartitionLeft>({
  id: 'workload/no-partition',
  answers: [leftAtOldRevision],

  *find({ subject, params: { partition } }, world) {
    const of = partition === undefined ? undefined : objectOf(subject, world);
    const candidates = [candidate('0', 'all-updated')];
    const set = () => ({ [PARTITION]: 0 });
    if (of) yield { ...inSpec(of, PARTITION, { candidates, set }), renews: true };
  },
});
const PARTITION = 'updateStrategy/rollingUpdate/partition';

/** Leaves it to the controller to replace pods that stay until somebody deletes them. */
const rollingUpdate = fieldRemedy<PartitionLeft>({
  id: 'workload/rolling-update',
  answers: [leftAtOldRevision],

  *find({ subject, params: { partition } }, world) {
    const of = partition === undefined ? objectOf(subject, world) : undefined;
    const candidates = [candidate('RollingUpdate', 'by-controller')];
    if (of) yield { ...inSpec(of, 'updateStrategy/type', { candidates }), renews: true };
  },
});

/** Changes of how updates go on, in the order in which they are offered. */
export const updateChanges: readonly Remedy[] = [noPartition, rollingUpdate];
