import { refTo } from '../../domain/keys.ts';
import type { SymptomFinder } from '../../domain/model.ts';
import { brokenBackends } from '../signs/network/ingress-backends.ts';
import { controllersOf } from '../signs/network/ingress-controllers.ts';

/** An Ingress sends some of its requests to a Service that is not there, lacks the port, or has nothing behind it. */
export const ingressWithoutBackend: SymptomFinder<'networking.k8s.io/Ingress'> = {
  kind: 'ingress-without-backend',
  of: ['networking.k8s.io/Ingress'],

  *find(ingress, world) {
    const on = refTo('networking.k8s.io/Ingress', ingress);
    controllersOf(ingress, world); // rounds are few: who may have more to say is looked up along with the backends
    for (const { backend, is } of brokenBackends(ingress, world)) {
      const { service, port, path } = backend;
      yield {
        kind: 'ingress-without-backend',
        on,
        part: `${service.name}:${port}`,
        reason: REASONS[is],
        evidence: { source: 'field', on, path, quote: service.name },
        hurts: 'users',
      };
    }
  },
};

const REASONS = {
  absent: 'ServiceMissing',
  'no-port': 'PortMissing',
  'no-endpoints': 'NoEndpoints',
  'no-addresses': 'NoEndpoints',
  'no-target': 'NoPort',
} as const;
