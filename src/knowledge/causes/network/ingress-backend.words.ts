import type { ExtraAdvice, Cause } from '../../../domain/model.ts';
import type { BrokenBackend } from '../../../readings/network/ingress-backends.ts';
import { marked } from '../../../text/marked.ts';

/** `near` is a Service with almost that name; `ports` are those of the Service, `target` the port name that it sends to. */
export type IngressBackend = Readonly<{
  is: BrokenBackend['is'];
  target?: string;
  service: string;
  port: number | string;
  host: string;
  near?: string;
  ports?: readonly (number | string)[];
  others: readonly string[]; // further Services of the Ingress that lead nowhere
}>;

/** A backend of an Ingress that leads nowhere, in words. */
export const ingressBackendWords: Pick<Cause<IngressBackend>, 'text' | 'advice'> = {
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

  advice: {
    choose: ({ name }, { is, service, port, target = '' }) =>
      is === 'no-endpoints'
        ? undefined
        : {
            extra: is === 'absent' || is === 'no-port' ? [OR[is](service, port)] : [],
            en: {
              title: 'Let the Ingress name a Service and port that exist',
              text: {
                absent: `Correct the backend of Ingress \`${name}\`.`,
                'no-port': `Correct the port in the backend of Ingress \`${name}\`.`,
                'no-addresses': `Give Service \`${service}\` a selector, or write an EndpointSlice with the addresses that it stands for.`,
                'no-target': `Correct the targetPort of Service \`${service}\`, or call the port of its pods \`${target}\`.`,
              }[is],
              undo: 'Put the former backend back.',
            },
            ko: {
              title: '실제로 있는 서비스와 포트로 수정',
              text: {
                absent: `\`${name}\` Ingress 객체의 백엔드를 고치십시오.`,
                'no-port': `\`${name}\` Ingress 객체의 백엔드 포트를 고치십시오.`,
                'no-addresses': `\`${service}\` 서비스에 셀렉터를 주거나, 그 주소를 담은 EndpointSlice 객체를 만드십시오.`,
                'no-target': `\`${service}\` 서비스의 targetPort 값을 고치거나 파드의 포트 이름을 \`${target}\`(으)로 하십시오.`,
              }[is],
              undo: '이전 백엔드로 되돌립니다.',
            },
          },
  },
};

/** The Service may change instead of the Ingress. */
const OR: Readonly<
  Record<'absent' | 'no-port', (service: string, port: number | string) => ExtraAdvice>
> = {
  absent: (service) => ({
    en: {
      title: `Or create Service \`${service}\` again`,
      text: `If it went by mistake, create Service \`${service}\` again.`,
    },
    ko: {
      title: `또는 \`${service}\` 서비스 다시 생성`,
      text: `실수로 없어졌다면 \`${service}\` 서비스를 다시 만드십시오.`,
    },
  }),
  'no-port': (service, port) => ({
    en: {
      title: `Or give Service \`${service}\` the port`,
      text: `If ${port} is right, add it to \`${service}\`.`,
    },
    ko: {
      title: `또는 \`${service}\` 서비스에 포트 추가`,
      text: `${port} 포트가 맞다면 \`${service}\` 서비스에 추가하십시오.`,
    },
  }),
};
