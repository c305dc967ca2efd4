import type { Aside } from '../../../domain/audience.ts';
import type { Cause } from '../../../domain/model.ts';
import { marked } from '../../../text/marked.ts';

/** `hosts` are those that the Sidecar lets be known; `service` has the host, if one has. */
export type ProxyBlocksHost = Readonly<{
  workload: string;
  host: string;
  hosts: readonly string[];
  service?: Aside;
}>;

/** What is said of a host that the proxy of a pod may not know. */
export const proxyBlocksHostWords: Pick<Cause<ProxyBlocksHost>, 'text' | 'advice'> = {
  text: {
    en: ({ name }, { workload, host, hosts, service }) => ({
      title: `Sidecar \`${name}\` keeps \`${host}\` from \`${workload}\``,
      sentence: `The proxy (istio-proxy) of \`${workload}\` blocks \`${host}\` itself, as it does not know it: Sidecar \`${name}\` lets these pods know only ${marked(hosts)}${service ? `, and the Service is in namespace \`${service.about.namespace}\`` : ''}.`,
      so: 'An HTTP call is answered 502 by the own proxy, any other is cut off; the peer never sees it, and may well be healthy.',
      state: 'blocked by its own proxy',
    }),
    ko: ({ name }, { workload, host, hosts, service }) => ({
      title: `Sidecar \`${name}\` 객체가 \`${workload}\` 워크로드의 \`${host}\` 접근을 막습니다`,
      sentence: `\`${workload}\` 워크로드의 프록시(istio-proxy)가 모르는 호스트라서 \`${host}\` 요청을 스스로 막습니다. Sidecar \`${name}\` 객체가 이 파드들에 알려 주는 것은 ${marked(hosts)} 뿐입니다.${service ? ` 그 서비스는 \`${service.about.namespace}\` 네임스페이스에 있습니다.` : ''}`,
      so: 'HTTP 호출에는 자신의 프록시가 502로 응답하고, 그 밖의 연결은 끊깁니다. 상대는 요청을 받지 못하며 정상일 수 있습니다.',
      state: '자신의 프록시가 차단',
    }),
  },

  advice: {
    en: ({ name }, { host, service }) => ({
      title: `Let Sidecar \`${name}\` name it`,
      text: service
        ? `Add \`${service.about.namespace}/*\`, or \`${service.about.namespace}/${host.split(':')[0]}\` alone, to spec.egress[].hosts of Sidecar \`${name}\`. The proxies take it by themselves.`
        : `Add the namespace of its Service (\`<namespace>/*\`) to spec.egress[].hosts of Sidecar \`${name}\`; a host outside the cluster needs a ServiceEntry in a namespace that stands there. The proxies take it by themselves.`,
    }),
    ko: ({ name }, { host, service }) => ({
      title: `Sidecar \`${name}\` 객체에 추가`,
      text: service
        ? `Sidecar \`${name}\` 객체의 spec.egress[].hosts 항목에 \`${service.about.namespace}/*\` 또는 \`${service.about.namespace}/${host.split(':')[0]}\` 값을 추가하십시오. 프록시가 저절로 받습니다.`
        : `Sidecar \`${name}\` 객체의 spec.egress[].hosts 항목에 그 서비스의 네임스페이스(\`<namespace>/*\`)를 추가하십시오. 클러스터 밖의 호스트라면 그곳에 적힌 네임스페이스에 ServiceEntry가 필요합니다. 프록시가 저절로 받습니다.`,
    }),
  },
};
