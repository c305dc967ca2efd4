import { refTo } from '../../domain/keys.ts';
import type { SymptomFinder } from '../../domain/model.ts';
import { conditionOf, statementOf } from '../../readings/conditions.ts';
import { harmOf } from '../../readings/harm.ts';
import { rolloutStuck } from './rollout-stuck.ts';

/** An Argo Rollout calls itself Degraded: aborted, invalid, or past its deadline. */
export const rolloutDegraded: SymptomFinder<'argoproj.io/Rollout'> = {
  kind: 'rollout-degraded',
  of: ['argoproj.io/Rollout'],

  *find(rollout, world) {
    const { phase, message } = rollout.status ?? {};
    if (phase !== 'Degraded' || [...rolloutStuck.find(rollout, world)].length > 0) return;

    const on = refTo('argoproj.io/Rollout', rollout);
    const { reason = phase, lastTransitionTime } =
      conditionOf(rollout, 'InvalidSpec') ?? conditionOf(rollout, 'Progressing') ?? {};
    yield {
      kind: 'rollout-degraded',
      on,
      reason,
      ...statementOf(on, { path: '/status', message, lastTransitionTime }, ['phase', phase]),
      hurts: harmOf(on, world),
    };
  },
};
