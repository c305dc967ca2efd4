import { refTo } from '../../domain/keys.ts';
import { backendsOf, isIdle, selectedPods } from '../../world/readings/backends.ts';
import { isStarting } from '../../world/readings/pods.ts';
import type { HealthCheck } from '../health-check.ts';

/** A Service is healthy when an address behind it takes traffic, none is meant to be there, or it is only an alias. */
export const serviceHealth: HealthCheck<'Service'> = {
  of: ['Service'],

  look(service, world) {
    if (service.spec?.type === 'ExternalName') return 'healthy';
    if (backendsOf(service, world).ready > 0 || isIdle(service, world)) return 'healthy';
    const { pods } = selectedPods(refTo('Service', service), world);
    return pods.some((pod) => isStarting(pod, world.now)) ? 'starting' : 'unsure';
  },
};
