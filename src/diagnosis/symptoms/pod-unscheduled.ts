import { refTo } from '../../domain/keys.ts';
import type { Ref, Symptom, World } from '../../domain/model.ts';
import { isReady, unscheduledCondition } from '../../world/readings/pods.ts';
import { ownersOf, podsOf, replicasOf } from '../../world/readings/workloads.ts';
import type { SymptomFinder } from '../symptom-finder.ts';

/** The scheduler found no node for a pod. One that waits for a scheduling gate was not tried yet. */
export const podUnscheduled: SymptomFinder<'Pod'> = {
  kind: 'pod-unscheduled',
  of: 'Pod',

  *find(pod, world) {
    const condition = unscheduledCondition(pod);
    if (!condition || pod.metadata?.deletionTimestamp || pod.spec?.nodeName) return;

    const on = refTo('Pod', pod);
    const { message, reason = '', path, lastTransitionTime: at } = condition;
    const [field, quote] = message ? ['message', message] : ['reason', reason];
    yield {
      kind: 'pod-unscheduled',
      on,
      reason,
      evidence: { source: 'field', on, path: `${path}/${field}`, quote, ...(at && { at }) },
      ...(at && { since: at }),
      hurts: hurtBy(on, world),
    };
  },
};

/** Who misses the pod: nobody yet where its workload has as many Ready as it wants. */
function hurtBy(pod: Ref<'Pod'>, world: World): Symptom['hurts'] {
  const workload = ownersOf(pod, world).at(-1) ?? pod;
  if (workload.kind.startsWith('batch/')) return 'progress';

  const { pods, gap } = podsOf(workload, world);
  const ready = pods.filter(isReady).length;
  const wanted = replicasOf(workload, world) ?? pods.length;
  if (ready >= wanted && wanted > 0) return 'progress';
  return ready > 0 || gap ? 'redundancy' : 'users';
}
