import type { Cause } from '../../../domain/model.ts';
import { marked } from '../../../text/marked.ts';

/** `hosts` are those that the Sidecar lets be known; `namespace` is that of the Service that has the host, if one has. */
export type Blocked = Readonly<{
  workload: string;
  host: string;
  hosts: readonly string[];
  namespace?: string;
}>;

/** What is said of a host that the proxy of a pod may not know. */
export const proxyBlocksHostWords: Pick<Cause<Blocked>, 'text' | 'advice'> = {
  text: {
    en: ({ name }, { workload, host, hosts, namespace }) => ({
      title: `Sidecar \`${name}\` keeps \`${host}\` from \`${workload}\``,
      sentence: `The proxy (istio-proxy) of \`${workload}\` blocks \`${host}\` itself, as it does not know it: Sidecar \`${name}\` lets these pods know only ${marked(hosts)}${namespace ? `, and the Service is in namespace \`${namespace}\`` : ''}.`,
      so: 'An HTTP call is answered 502 by the own proxy, any other is cut off; the peer never sees it, and may well be healthy.',
      state: 'blocked by its own proxy',
    }),
    ko: ({ name }, { workload, host, hosts, namespace }) => ({
      title: `Sidecar \`${name}\` 객체가 \`${workload}\` 워크로드의 \`${host}\` 접근을 막습니다`,
      sentence: `\`${workload}\` 워크로드의 프록시(istio-proxy)가 모르는 호스트라서 \`${host}\` 요청을 스스로 막습니다. Sidecar \`${name}\` 객체가 이 파드들에 알려 주는 것은 ${marked(hosts)} 뿐입니다.${namespace ? ` 그 서비스는 \`${namespace}\` 네임스페이스에 있습니다.` : ''}`,
      so: 'HTTP 호출에는 자신의 프록시가 502로 응답하고, 그 밖의 연결은 끊깁니다. 상대는 요청을 받지 못하며 정상일 수 있습니다.',
      state: '자신의 프록시가 차단',
    }),
  },

  advice: {
    en: ({ name }, { host, namespace }) => ({
      title: `Let Sidecar \`${name}\` name it`,
      text: namespace
        ? `Add \`${namespace}/*\`, or \`${namespace}/${host.split(':')[0]}\` alone, to spec.egress[].hosts of Sidecar \`${name}\`. The proxies take it by themselves.`
        : `Make a ServiceEntry for \`${host}\` in a namespace that Sidecar \`${name}\` names, or name that in its spec.egress[].hosts. The proxies take it by themselves.`,
    }),
    ko: ({ name }, { host, namespace }) => ({
      title: `Sidecar \`${name}\` 객체에 추가`,
      text: namespace
        ? `Sidecar \`${name}\` 객체의 spec.egress[].hosts 항목에 \`${namespace}/*\` 또는 \`${namespace}/${host.split(':')[0]}\` 값을 추가하십시오. 프록시가 저절로 받습니다.`
        : `Sidecar \`${name}\` 객체가 가리키는 네임스페이스에 \`${host}\` 호스트의 ServiceEntry를 만들거나 spec.egress[].hosts 항목에 추가하십시오. 프록시가 저절로 받습니다.`,
    }),
  },
};
