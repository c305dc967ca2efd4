import { refTo } from '../../domain/keys.ts';
import { isWithin } from '../../world/readings/time.ts';
import type { SymptomFinder } from '../symptom-finder.ts';

/** The kubelet ends a pod when its grace period does; so long after that something holds it. */
const LATE_MS = 30_000;

/** A pod is deleted and does not go, although its grace period is over. */
export const podTerminating: SymptomFinder<'Pod'> = {
  kind: 'pod-terminating',
  of: ['Pod'],

  *find({ metadata = {}, ...pod }, { now }) {
    const { deletionTimestamp: since, finalizers = [] } = metadata; // the end of its grace period
    const isHeld = finalizers.length > 0 && pod.status?.phase !== 'Running';
    if (!since || isWithin(isHeld ? 0 : LATE_MS, since, now)) return;

    const on = refTo('Pod', { ...pod, metadata });
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
