import { isA } from '../../../domain/keys.ts';
import type { Cause } from '../../../domain/model.ts';
import { nearestWord } from '../../../domain/nearest-word.ts';
import { ingressToService } from '../../../world/edges/ingress-to-service.ts';
import { brokenBackends } from '../../../world/readings/network/ingress-backends.ts';

/** `near` is a Service with almost that name; `ports` are those of the Service. */
type IngressBackend = Readonly<{
  is: 'absent' | 'no-port' | 'no-endpoints';
  service: string;
  port: number | string;
  host: string;
  near?: string;
  ports?: readonly number[];
}>;

/** An Ingress names a Service that does not exist, a port that the Service lacks, or a Service without endpoints. */
export const ingressBackend: Cause<IngressBackend> = {
  id: 'network/ingress-backend',
  explains: ['ingress-without-backend'],

  *explain({ on, part, evidence }, world) {
    const fact = isA('networking.k8s.io/Ingress', on) ? world.get(on) : undefined;
    if (fact?.is !== 'known') return;
    for (const { backend, is } of brokenBackends(fact.value, world)) {
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
          ...(near && { near }),
          ...(is === 'no-port' && { ports: (found?.spec?.ports ?? []).map((one) => one.port) }),
        },
        evidence: [evidence],
        strength: 'entails',
        restsOn: [on, service],
        ...(is === 'no-endpoints' && { because: { at: service, edge: ingressToService.id } }),
      };
    }
  },

  text: {
    en({ name }, { is, service, port, host, near, ports = [] }) {
      const why = {
        absent: `does not exist${near ? `; there is one called \`${near}\`` : ''}`,
        'no-port': `has no port ${port}, only ${ports.join(', ')}`,
        'no-endpoints': 'has no ready endpoints',
      }[is];
      return {
        title: `Ingress \`${name}\`: its backend \`${service}\` ${is === 'absent' ? 'does not exist' : is === 'no-port' ? `has no port ${port}` : 'has no endpoints'}`,
        sentence: `Ingress \`${name}\` sends the requests for host \`${host}\` to Service \`${service}\`, which ${why}.`,
        so: 'Visitors get 503 (or 502, by some controllers).',
      };
    },
    ko({ name }, { is, service, port, host, near, ports = [] }) {
      const why = {
        absent: `존재하지 않습니다${near ? `. 이름이 비슷한 \`${near}\` 서비스는 있습니다` : ''}`,
        'no-port': `${port} 포트가 없고 ${ports.join(', ')} 포트만 있습니다`,
        'no-endpoints': '준비된 엔드포인트가 없습니다',
      }[is];
      return {
        title: `\`${name}\` Ingress 객체의 백엔드 \`${service}\` 서비스가 동작하지 않습니다`,
        sentence: `\`${name}\` Ingress 객체가 \`${host}\` 호스트의 요청을 보내는 \`${service}\` 서비스는 ${why}.`,
        so: '방문자는 503(컨트롤러에 따라 502) 응답을 받습니다.',
      };
    },
  },
};
