import { isReady, isStarting } from '../../world/readings/pods/pods.ts';
import type { HealthCheck } from '../health-check.ts';

/** A pod is healthy when it is Ready or has completed, and when nobody wants it any more. */
export const podHealth: HealthCheck<'Pod'> = {
  of: ['Pod'],

  look(pod, { now }) {
    const { metadata, spec, status } = pod;
    if (metadata?.deletionTimestamp) return 'healthy'; // one that does not go is a symptom
    if (isReady(pod) || status?.phase === 'Succeeded') return 'healthy';
    if (status?.phase === 'Failed') return metadata?.ownerReferences ? 'healthy' : 'unsure'; // a leftover
    if (spec?.schedulingGates?.length) return 'unsure';
    return isStarting(pod, now) ? 'starting' : 'unsure';
  },
};
