import { isA } from '../../../domain/keys.ts';
import type { Cause } from '../../../domain/model.ts';
import { marked } from '../../../text/marked.ts';
import { nearestWord } from '../../../text/nearest-word.ts';
import { ingressToService } from '../../../world/edges/ingress-to-service.ts';
import { brokenBackends, type BrokenBackend } from '../../signs/network/ingress-backends.ts';

/** `near` is a Service with almost that name; `ports` are those of the Service, `target` the port name that it sends to. */
type IngressBackend = Readonly<{
  is: BrokenBackend['is'];
  target?: string;
  service: string;
  port: number | string;
  host: string;
  near?: string;
  ports?: readonly number[];
  others: readonly string[]; // further Services of the Ingress that lead nowhere
}>;

/** An Ingress names a Service that does not exist, a port that the Service lacks, or a Service without endpoints. */
export const ingressBackend: Cause<IngressBackend> = {
  id: 'network/ingress-backend',
  explains: ['ingress-without-backend'],

  *explain({ on, part, evidence }, world) {
    const fact = isA('networking.k8s.io/Ingress', on) ? world.get(on) : undefined;
    if (fact?.is !== 'known') return;
    const broken = brokenBackends(fact.value, world);
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
          ...(near && { near }),
          ...(target && { target }),
          others: [...new Set(broken.map((one) => one.backend.service.name))].filter(
            (name) => name !== service.name,
          ),
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
    en({ name }, { is, service, port, host, near, target, others, ports = [] }) {
      const why = {
        absent: `does not exist${near ? `; there is one called \`${near}\`` : ''}`,
        'no-port': `has no port ${port}, only ${ports.join(', ')}`,
        'no-endpoints': 'has no ready endpoints',
        'no-addresses':
          'has no selector, and no EndpointSlice gives it an address: somebody has to write one',
        'no-target': `forwards that port to the port name \`${target ?? ''}\`, which none of its Ready pods has`,
      }[is];
      const short = {
        absent: 'does not exist',
        'no-port': `has no port ${port}`,
        'no-endpoints': 'has no endpoints',
        'no-addresses': 'has no endpoints',
        'no-target': `sends to no port of its pods`,
      }[is];
      return {
        title: `Ingress \`${name}\`: its backend \`${service}\` ${short}`,
        sentence: `Ingress \`${name}\` sends the requests for host \`${host}\` to Service \`${service}\`, which ${why}.`,
        so: `Visitors get 503 (or 502, by some controllers).${others.length > 0 ? ` Further backends of it lead nowhere: ${marked(others)}.` : ''}`,
      };
    },
    ko({ name }, { is, service, port, host, near, target, others, ports = [] }) {
      const why = {
        absent: `존재하지 않습니다${near ? `. 이름이 비슷한 \`${near}\` 서비스는 있습니다` : ''}`,
        'no-port': `${port} 포트가 없고 ${ports.join(', ')} 포트만 있습니다`,
        'no-endpoints': '준비된 엔드포인트가 없습니다',
        'no-addresses':
          '셀렉터가 없고 주소를 주는 EndpointSlice 객체도 없습니다. 주소를 직접 써 주어야 합니다',
        'no-target': `그 포트를 \`${target ?? ''}\` 이름의 포트로 보내지만 Ready 파드에 그런 이름의 포트가 없습니다`,
      }[is];
      return {
        title: `\`${name}\` Ingress 객체의 백엔드 \`${service}\` 서비스가 동작하지 않습니다`,
        sentence: `\`${name}\` Ingress 객체가 \`${host}\` 호스트의 요청을 보내는 \`${service}\` 서비스는 ${why}.`,
        so: `방문자는 503(컨트롤러에 따라 502) 응답을 받습니다.${others.length > 0 ? ` 동작하지 않는 다른 백엔드: ${marked(others)}.` : ''}`,
      };
    },
  },
};
