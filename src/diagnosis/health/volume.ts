import type { HealthCheck } from '../health-check.ts';

/** A volume is healthy when a claim has it or may have it. */
export const volumeHealth: HealthCheck<'PersistentVolume'> = {
  of: ['PersistentVolume'],

  look({ status }) {
    return ['Bound', 'Available'].includes(status?.phase ?? '') ? 'healthy' : 'unsure';
  },
};
