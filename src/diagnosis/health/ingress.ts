import type { HealthCheck } from '../health-check.ts';
import { brokenBackends, upstreamsOf } from '../signs/network/ingress-backends.ts';

/** An Ingress is healthy when all its Services have addresses behind the ports that it names. */
export const ingressHealth: HealthCheck<'networking.k8s.io/Ingress'> = {
  of: ['networking.k8s.io/Ingress'],

  look(ingress, world) {
    const leads = upstreamsOf(ingress, world).length > 0;
    return leads && brokenBackends(ingress, world).length === 0 ? 'healthy' : 'unsure';
  },
};
