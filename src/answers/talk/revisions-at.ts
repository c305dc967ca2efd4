import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { historyOf, type KeptRevision } from '../../readings/workloads/history.ts';

/** The revisions of a workload that the cluster keeps, the newest first, also where nobody has numbered them. */
export function revisionsAt(workload: Resource, world: World): readonly KeptRevision[] {
  const { items } = historyOf(workload, world);
  return items.toSorted(
    (a, b) => b.number - a.number || Date.parse(b.created) - Date.parse(a.created),
  );
}
