import type { HealthCheck } from '../health-check.ts';

/** A namespace is healthy while it is Active; how it goes with what lies in it is for that to say. */
export const namespaceHealth: HealthCheck<'Namespace'> = {
  of: ['Namespace'],

  look({ metadata, status }) {
    if (metadata?.deletionTimestamp) return 'starting'; // one that does not go is a symptom
    return status?.phase === 'Active' ? 'healthy' : 'unsure';
  },
};
