import { refTo } from '../../domain/keys.ts';
import type { SymptomFinder } from '../../domain/model.ts';
import { rolloutToAnalysisRun } from '../../world/edges/rollout-to-analysis-run.ts';
import { statementOf } from '../../world/readings/conditions.ts';

const BAD = ['Failed', 'Error', 'Inconclusive'];

/** An analysis did not come out well, and the update that it judges stands still or was given up for it. */
export const analysisFailed: SymptomFinder<'argoproj.io/AnalysisRun'> = {
  kind: 'analysis-failed',
  of: ['argoproj.io/AnalysisRun'],

  *find(run, world) {
    const { phase = '', message, completedAt: lastTransitionTime } = run.status ?? {};
    if (!BAD.includes(phase)) return;
    const on = refTo('argoproj.io/AnalysisRun', run);
    const judged = world.followBack(rolloutToAnalysisRun, on).items.some(({ from }) => {
      const rollout = world.get({ ...from, kind: 'argoproj.io/Rollout' as const });
      if (rollout.is !== 'known') return false;
      const { abort, pauseConditions = [] } = rollout.value.status ?? {};
      return abort ?? pauseConditions.some(({ reason }) => reason === 'InconclusiveAnalysisRun');
    });
    if (!judged) return;

    const stated = { path: '/status', message, lastTransitionTime };
    yield {
      kind: 'analysis-failed',
      on,
      reason: phase,
      ...statementOf(on, stated, ['phase', phase]),
      hurts: 'progress',
    };
  },
};
