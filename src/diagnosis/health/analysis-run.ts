import type { HealthCheck } from '../health-check.ts';

/** An analysis is healthy while it runs and when it came out well; of what a failed one means its Rollout tells. */
export const analysisRunHealth: HealthCheck<'argoproj.io/AnalysisRun'> = {
  of: ['argoproj.io/AnalysisRun'],

  look({ status }) {
    const { phase = '' } = status ?? {};
    if (phase === 'Successful' || phase === 'Running') return 'healthy';
    return phase === 'Pending' ? 'starting' : 'unsure';
  },
};
