import { refTo } from '../../domain/keys.ts';
import { backendsOf, selectedPods } from '../../world/readings/backends.ts';
import { isStarting } from '../../world/readings/pods.ts';
import type { HealthCheck } from '../health-check.ts';

/** A Service is healthy when an address behind it takes traffic. */
export const serviceHealth: HealthCheck<'Service'> = {
  of: ['Service'],

  look(service, world) {
    if (backendsOf(service, world).ready > 0) return 'healthy';
    const { pods } = selectedPods(refTo('Service', service), world);
    return pods.some((pod) => isStarting(pod, world.now)) ? 'starting' : 'unsure';
  },
};
