import { refTo } from '../../domain/keys.ts';
import type { SymptomFinder } from '../../domain/model.ts';
import { isHeldEnding } from '../../readings/nodes/nodes.ts';
import { secondsLeft } from '../../readings/time.ts';
import { quotedField } from '../../world/quoted-field.ts';

/** A pod is deleted and goes within its grace period, or does not, also because its node is lost. */
export const podTerminating: SymptomFinder<'Pod'> = {
  kind: 'pod-terminating',
  of: ['Pod'],

  *find(pod, world) {
    const { deletionTimestamp: since, finalizers = [] } = pod.metadata ?? {};
    if (!since) return;
    const isDue = isHeldEnding(pod, world);

    const on = refTo('Pod', pod);
    const [finalizer] = finalizers;
    yield {
      kind: 'pod-terminating',
      on,
      reason: 'Terminating',
      evidence: finalizer
        ? { ...quotedField(on, '/metadata/finalizers/0', finalizer), at: since }
        : { ...quotedField(on, '/metadata/deletionTimestamp', since), at: since },
      since,
      ...(!isDue && { normalFor: secondsLeft(0, since, world.now) }), // the end of its grace period
      hurts: 'progress',
    };
  },
};
