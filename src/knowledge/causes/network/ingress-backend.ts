import { refTo } from '../../../domain/keys.ts';
import type { Cause, SymptomFinder } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { ingressToService } from '../../../readings/edges/ingress-to-service.ts';
import { brokenBackends } from '../../../readings/network/ingress-backends.ts';
import { controllersOf } from '../../../readings/network/ingress-controllers.ts';
import { nearestWord } from '../../../text/nearest-word.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { ingressBackendWords, type IngressBackend } from './ingress-backend.words.ts';

const REASONS = {
  absent: 'ServiceMissing',
  'no-port': 'PortMissing',
  'no-endpoints': 'NoEndpoints',
  'no-addresses': 'NoEndpoints',
  'no-target': 'NoPort',
} as const;

/** An Ingress sends some of its requests to a Service that is not there, lacks the port, or has nothing behind it. */
const ingressWithoutBackend: SymptomFinder<'networking.k8s.io/Ingress'> = {
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
        evidence: quotedField(on, path, service.name),
        hurts: 'users',
      };
    }
  },
};

/** An Ingress names a Service that does not exist, a port that the Service lacks, or a Service without endpoints. */
export const ingressBackend: Cause<IngressBackend, 'networking.k8s.io/Ingress'> = {
  id: 'network/ingress-backend',
  of: ['networking.k8s.io/Ingress'],
  explains: ['ingress-without-backend'],
  symptom: ingressWithoutBackend,

  *explain({ on, part, evidence }, world, ingress) {
    const broken = brokenBackends(ingress, world);
    for (const { backend, is, target } of broken) {
      const { service, port, host } = backend;
      if (part !== `${service.name}:${port}`) continue;

      const { namespace = '' } = on;
      const services = world.list('Service', { namespace }).items;
      const names = services.map(({ metadata }) => metadata?.name ?? '');
      const near = is === 'absent' ? nearestWord(service.name, names) : undefined;
      const found = services.find(({ metadata }) => metadata?.name === service.name);
      yield {
        subject: on,
        params: {
          is,
          service: service.name,
          port,
          host,
          ...present({ near, target }),
          others: [...new Set(broken.map((one) => one.backend.service.name))].filter(
            (name) => name !== service.name,
          ),
          ...(is === 'no-port' && { ports: portsLike(port, found) }),
        },
        evidence: [evidence],
        strength: 'entails',
        restsOn: [on, service],
        ...(is === 'no-endpoints' && { because: { at: service, edge: ingressToService.id } }),
      };
    }
  },

  ...ingressBackendWords,
};

/** The ports of a Service, by name where they have one and the Ingress says a name. */
function portsLike(
  port: number | string,
  service: Resource<'Service'> | undefined,
): readonly (number | string)[] {
  const isNamed = typeof port === 'string';
  return (service?.spec?.ports ?? []).map((one) => (isNamed && one.name) || one.port);
}
