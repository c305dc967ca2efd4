/** The workloads that keep a chosen number of pods running. */
export const REPLICATED = ['apps/Deployment', 'apps/StatefulSet', 'argoproj.io/Rollout'] as const;
