import { refTo } from '../../domain/keys.ts';
import type { SymptomFinder } from '../../domain/model.ts';
import { conditionOf, statementOf } from '../../readings/conditions.ts';
import { isWithin, secondsLeft } from '../../readings/time.ts';

/** Every autoscaler begins without metrics: metrics-server reads each pod every 15 s, once it is a minute old. */
const NORMAL_MS = 3 * 60_000;
const AT_START = /no metrics returned from|did not receive metrics for/;
/** The target is scaled to nothing, as somebody wants it. */
const WANTED = 'ScalingDisabled';

/** A HorizontalPodAutoscaler cannot read what it scales by, or cannot scale. */
export const autoscalerStuck: SymptomFinder<'autoscaling/HorizontalPodAutoscaler'> = {
  kind: 'autoscaler-stuck',
  of: ['autoscaling/HorizontalPodAutoscaler'],

  *find(autoscaler, world) {
    const failed = ['AbleToScale', 'ScalingActive']
      .map((type) => conditionOf(autoscaler, type))
      .find((condition) => condition?.status === 'False' && condition.reason !== WANTED);
    if (!failed) return;

    const { reason = '', message = '', lastTransitionTime: since } = failed;
    const isYoung = AT_START.test(message) && isWithin(NORMAL_MS, since, world.now);
    const on = refTo('autoscaling/HorizontalPodAutoscaler', autoscaler);
    yield {
      kind: 'autoscaler-stuck',
      on,
      reason,
      ...statementOf(on, failed, ['reason', reason]),
      ...(isYoung && { normalFor: secondsLeft(NORMAL_MS, since, world.now) }),
      hurts: 'progress',
    };
  },
};
