import type { World } from '../../domain/model.ts';
import type { Op } from '../../domain/plan.ts';
import type { Resource } from '../../domain/resource.ts';
import { isReady } from '../../readings/pods/pods.ts';
import { replicaSetsOf } from '../../readings/workloads/replica-sets.ts';
import { podsOf } from '../../readings/workloads/workloads.ts';
import { valueAt } from '../../text/json-pointer.ts';
import type { Difference } from '../../world/overlay.ts';
import type { Workload } from '../change/workload.ts';

/** Whether only the number of pods is changed. */
export function isOfScale(ops: readonly Op[]): boolean {
  return ops.length > 0 && ops.every(({ path }) => path === '/spec/replicas');
}

/**
 * The cluster just after such a change: of too many pods those go that are not Ready, as its controller chooses. The only
 * revision that has pods wants as many as its workload; of several, the controller decides.
 */
export function scaled({ on }: Workload, object: Resource, world: World): Difference {
  const wanted = valueAt(object, '/spec/replicas');
  const { pods } = podsOf(on, world);
  const kept = typeof wanted === 'number' ? wanted : pods.length;
  const readyFirst = pods.toSorted((a, b) => Number(isReady(b)) - Number(isReady(a)));
  const used = replicaSetsOf(on, world).items.filter(({ spec }) => spec?.replicas !== 0);
  const sets = used.length === 1 ? used : [];
  const sized = sets.map((set) => ({ ...set, spec: { ...set.spec, replicas: kept } }) as Resource);
  return { put: [object, ...sized], drop: readyFirst.slice(kept) };
}
