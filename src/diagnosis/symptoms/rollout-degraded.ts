import { refTo } from '../../domain/keys.ts';
import { conditionOf } from '../../world/readings/conditions.ts';
import { harmOf } from '../../world/readings/harm.ts';
import type { SymptomFinder } from '../symptom-finder.ts';
import { rolloutStuck } from './rollout-stuck.ts';

/** An Argo Rollout calls itself Degraded: aborted, invalid, or past its deadline. */
export const rolloutDegraded: SymptomFinder<'argoproj.io/Rollout'> = {
  kind: 'rollout-degraded',
  of: ['argoproj.io/Rollout'],

  *find(rollout, world) {
    const { phase, message } = rollout.status ?? {};
    if (phase !== 'Degraded' || [...rolloutStuck.find(rollout, world)].length > 0) return;

    const on = refTo('argoproj.io/Rollout', rollout);
    const { reason = phase, lastTransitionTime: since } =
      conditionOf(rollout, 'InvalidSpec') ?? conditionOf(rollout, 'Progressing') ?? {};
    const [field, quote] = message ? ['message', message] : ['phase', phase];
    yield {
      kind: 'rollout-degraded',
      on,
      reason,
      evidence: {
        source: 'field',
        on,
        path: `/status/${field}`,
        quote,
        ...(since && { at: since }),
      },
      ...(since && { since }),
      hurts: harmOf(on, world),
    };
  },
};
