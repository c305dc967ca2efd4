import { refTo } from '../../domain/keys.ts';
import type { SymptomFinder } from '../../domain/model.ts';
import { isHeldEnding } from '../signs/nodes/nodes.ts';

/** A pod is deleted and does not go, although its grace period is over, or because its node is lost. */
export const podTerminating: SymptomFinder<'Pod'> = {
  kind: 'pod-terminating',
  of: ['Pod'],

  *find(pod, world) {
    const { deletionTimestamp: since, finalizers = [] } = pod.metadata ?? {};
    if (!since || !isHeldEnding(pod, world)) return;

    const on = refTo('Pod', pod);
    const [finalizer] = finalizers;
    yield {
      kind: 'pod-terminating',
      on,
      reason: 'Terminating',
      evidence: finalizer
        ? { source: 'field', on, path: '/metadata/finalizers/0', quote: finalizer, at: since }
        : { source: 'field', on, path: '/metadata/deletionTimestamp', quote: since, at: since },
      since,
      hurts: 'progress',
    };
  },
};
