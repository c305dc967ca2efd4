import type { Cause } from '../../../domain/model.ts';
import { marked } from '../../../text/marked.ts';

/** `what` is the kind of configuration ("Listener"); `filter` the newest EnvoyFilter for the pod, `others` the older ones. */
export type ProxyConfigRejected = Readonly<{
  workload: string;
  what: string;
  said: string;
  filter?: string;
  others: readonly string[];
}>;

/** What is said of a proxy that does not take its configuration. */
export const proxyConfigRejectedWords: Pick<Cause<ProxyConfigRejected>, 'text' | 'advice'> = {
  text: {
    en: ({ name }, { workload, what, said, filter, others }) => ({
      title: filter
        ? `the proxy of \`${workload}\` rejects what EnvoyFilter \`${name}\` makes of its configuration`
        : `the proxy of \`${name}\` rejects its configuration`,
      sentence: `The sidecar (istio-proxy) of \`${workload}\` rejects the ${what} configuration that the mesh sends: “${said}”.${
        filter
          ? ` EnvoyFilter \`${filter}\` changes the configuration of these pods${others.length > 0 ? `, as do ${marked(others)}` : ''}.`
          : ''
      }`,
      so: 'So the proxy does not become Ready, and no traffic comes to the pod. Older pods keep the last configuration that they took.',
      state: 'proxy rejects its configuration',
    }),
    ko: ({ name }, { workload, what, said, filter, others }) => ({
      title: filter
        ? `\`${workload}\` 워크로드의 프록시가 EnvoyFilter \`${name}\` 객체로 바뀐 설정을 거부합니다`
        : `\`${name}\` 워크로드의 프록시가 설정을 거부합니다`,
      sentence: `\`${workload}\` 워크로드의 사이드카(istio-proxy)가 메시에서 받은 ${what} 설정을 거부합니다: “${said}”.${
        filter
          ? ` EnvoyFilter \`${filter}\` 객체가 이 파드들의 설정을 바꿉니다${others.length > 0 ? `(그 밖에 ${marked(others)})` : ''}.`
          : ''
      }`,
      so: '그래서 프록시가 Ready 상태가 되지 못하고 파드에 트래픽이 오지 않습니다. 먼저 만들어진 파드는 마지막으로 받아들인 설정을 그대로 씁니다.',
      state: '프록시가 설정 거부',
    }),
  },

  advice: {
    en: (_, { filter }) =>
      filter
        ? {
            title: `Correct EnvoyFilter \`${filter}\`, or take it away`,
            text: 'The message names the field that is wrong or missing. The proxies take the next configuration by themselves, without a restart.',
          }
        : {
            title: 'See what changes the configuration',
            text: 'Look at the newest changes of the mesh for these pods (EnvoyFilter, VirtualService, DestinationRule, Gateway), and at `istioctl proxy-status`.',
          },
    ko: (_, { filter }) =>
      filter
        ? {
            title: `EnvoyFilter \`${filter}\` 수정 또는 삭제`,
            text: '메시지에 잘못되었거나 빠진 필드가 나와 있습니다. 고치면 프록시가 다시 시작하지 않고도 다음 설정을 저절로 받습니다.',
          }
        : {
            title: '설정을 바꾸는 것 확인',
            text: '이 파드들에 대한 메시의 최근 변경(EnvoyFilter, VirtualService, DestinationRule, Gateway)과 `istioctl proxy-status` 결과를 확인하십시오.',
          },
  },
};
