import { refTo } from '../../domain/keys.ts';
import type { Edge } from '../../domain/model.ts';

/** A Rollout goes by the analysis runs that its status names; those of earlier updates say nothing of the present one. */
export const rolloutToAnalysisRun: Edge<'argoproj.io/Rollout'> = {
  id: 'rollout-to-analysis-run',
  from: 'argoproj.io/Rollout',
  to: ['argoproj.io/AnalysisRun'],

  *links(rollout) {
    const { canary = {}, blueGreen = {} } = rollout.status ?? {};
    const from = refTo('argoproj.io/Rollout', rollout);
    const runs = [
      ['canary/currentStepAnalysisRunStatus', canary.currentStepAnalysisRunStatus],
      ['canary/currentBackgroundAnalysisRunStatus', canary.currentBackgroundAnalysisRunStatus],
      ['blueGreen/prePromotionAnalysisRunStatus', blueGreen.prePromotionAnalysisRunStatus],
      ['blueGreen/postPromotionAnalysisRunStatus', blueGreen.postPromotionAnalysisRunStatus],
    ] as const;
    for (const [field, run] of runs) {
      if (!run?.name) continue;
      const { namespace = '' } = from;
      const to = { kind: 'argoproj.io/AnalysisRun', namespace, name: run.name };
      yield { from, to, path: `/status/${field}/name` };
    }
  },
};
