import type { Intent } from './intent.ts';

/** What somebody may think of doing, and the fixes of the catalogue that do it, by their ids. */
export const fixesOfIntent: Readonly<Partial<Record<Intent, readonly string[]>>> = {
  'would-restart': ['workload/restart', 'rollout/recreate-all', 'pod/evict'],
  'would-delete-pod': ['pod/evict'],
  'would-scale-up': ['workload/scale-up', 'autoscaling/higher-maximum'],
  'would-scale-down': ['workload/fewer-replicas', 'autoscaling/lower-minimum'],
  'would-roll-back': ['rollout/roll-back', 'rollout/abort'],
};
