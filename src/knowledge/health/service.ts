import type { HealthCheck } from '../../domain/health-check.ts';
import { refTo } from '../../domain/keys.ts';
import { ingressToService } from '../../readings/edges/ingress-to-service.ts';
import { backendsOf, isIdle, selectedPods } from '../../readings/network/backends.ts';
import { unnamedPorts } from '../../readings/network/target-ports.ts';
import { isStarting } from '../../readings/pods/pods.ts';

/**
 * A Service is healthy when an address behind it takes traffic, none is meant to be there, or it is only an alias. A
 * port that leads nowhere beside others that do is for somebody to judge.
 */
export const serviceHealth: HealthCheck<'Service'> = {
  of: ['Service'],

  look(service, world) {
    if (service.spec?.type === 'ExternalName') return 'healthy';
    const { ingress = [] } = service.status?.loadBalancer ?? {};
    if (service.spec?.type === 'LoadBalancer' && ingress.length === 0) return 'starting'; // one that waits long is a symptom
    const on = refTo('Service', service);
    const { gap } = world.followBack(ingressToService, on); // whose controller may tell of failures
    const isPartial = gap !== undefined || unnamedPorts(service, world).length > 0;
    if (backendsOf(service, world).ready > 0 || isIdle(service, world)) {
      return isPartial ? 'unsure' : 'healthy';
    }
    const { pods } = selectedPods(on, world);
    return pods.some((pod) => isStarting(pod, world.now)) ? 'starting' : 'unsure';
  },
};
