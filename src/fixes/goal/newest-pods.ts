import { isOfKind, kindOf, refTo } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { historyOf, isOfRevision } from '../../readings/workloads/history.ts';
import { SIZED } from '../../readings/workloads/sizes.ts';
import { podsOf } from '../../readings/workloads/workloads.ts';

type Pod = Resource<'Pod'>;

const KINDS: readonly string[] = SIZED;

/** The pods of a workload's newest revision that nobody has deleted; none if the revisions cannot be read. */
export function newestPods(workload: Resource, world: World): readonly Pod[] {
  if (isOfKind('Pod', workload)) return [workload];
  if (!KINDS.includes(kindOf(workload))) return [];
  const [newest] = historyOf(workload, world).items;
  if (!newest) return [];
  return podsOf(refTo(kindOf(workload), workload), world).pods.filter(
    (pod) => isOfRevision(newest, pod) && !pod.metadata?.deletionTimestamp,
  );
}
