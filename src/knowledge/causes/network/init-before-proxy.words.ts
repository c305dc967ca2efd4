import type { Cause } from '../../../domain/model.ts';

/** `misplaced` is an owner that says that there is to be no proxy, where nobody reads it; `at` is where it would count. */
export type Early = Readonly<{
  pod: string;
  container: string;
  proxy: string;
  redirector: string;
  said: string;
  at: string;
  peer?: string;
  misplaced?: string;
}>;

/** What is said of an init container that runs before the proxy of its mesh. */
export const initBeforeProxyWords: Pick<Cause<Early>, 'text' | 'advice'> = {
  text: {
    en: ({ name }, { pod, container, proxy, redirector, said, peer, misplaced, at }) => ({
      title: `\`${name}\`: the init container \`${container}\` has no network before \`${proxy}\` starts`,
      sentence: `The init container \`${container}\` of \`${pod}\` cannot connect${peer ? ` to \`${peer}\`` : ''}: “${said}”. The init container \`${redirector}\` before it sends all traffic to the sidecar \`${proxy}\`, which starts only when all init containers are done.`,
      state: 'init container without network',
      so: `It will not resolve by itself: each waits for the other.${misplaced ? ` \`sidecar.istio.io/inject: "false"\` on ${misplaced} does nothing: it counts at ${at} only.` : ''}`,
    }),
    ko: ({ name }, { pod, container, proxy, redirector, said, peer, misplaced, at }) => ({
      title: `\`${name}\`: \`${proxy}\` 사이드카가 시작하기 전이라 \`${container}\` 초기화 컨테이너에 네트워크가 없습니다`,
      sentence: `\`${pod}\` 파드의 \`${container}\` 초기화 컨테이너가${peer ? ` \`${peer}\` 주소에` : ''} 연결하지 못합니다: “${said}”. 앞선 \`${redirector}\` 초기화 컨테이너가 모든 트래픽을 \`${proxy}\` 사이드카로 보내는데, 사이드카는 초기화 컨테이너가 모두 끝난 뒤에 시작합니다.`,
      state: '초기화 컨테이너 네트워크 없음',
      so: `서로 기다리므로 저절로 해결되지 않습니다.${misplaced ? ` ${misplaced} 객체의 \`sidecar.istio.io/inject: "false"\` 설정은 효과가 없습니다. ${at} 위치에서만 적용됩니다.` : ''}`,
    }),
  },

  advice: {
    en: (_, { proxy, at, container }) => ({
      title: 'Leave these pods out of the mesh, or start the proxy first',
      text:
        proxy === 'istio-proxy'
          ? `If the pods do not need the mesh, set the label \`sidecar.istio.io/inject: "false"\` at ${at}. Else let the proxy run as a native sidecar (\`ENABLE_NATIVE_SIDECARS\` of istiod, from Kubernetes 1.29), exclude the port (annotation \`traffic.sidecar.istio.io/excludeOutboundPorts\`), or let \`${container}\` run as user 1337.`
          : `If the pods do not need the mesh, set the annotation \`linkerd.io/inject: disabled\` in their template. Else let the proxy run as a native sidecar (\`config.beta.linkerd.io/proxy-enable-native-sidecar: "true"\`), or skip the port (\`config.linkerd.io/skip-outbound-ports\`).`,
    }),
    ko: (_, { proxy, at, container }) => ({
      title: '메시에서 제외하거나 프록시를 먼저 시작',
      text:
        proxy === 'istio-proxy'
          ? `메시가 필요 없는 파드라면 ${at} 위치에 \`sidecar.istio.io/inject: "false"\` 레이블을 두십시오. 필요하다면 프록시를 네이티브 사이드카로 실행하거나(istiod의 \`ENABLE_NATIVE_SIDECARS\` 설정, Kubernetes 1.29 이상), 포트를 제외하거나(\`traffic.sidecar.istio.io/excludeOutboundPorts\` 애너테이션), \`${container}\` 컨테이너를 사용자 1337로 실행하십시오.`
          : `메시가 필요 없는 파드라면 템플릿에 \`linkerd.io/inject: disabled\` 애너테이션을 두십시오. 필요하다면 프록시를 네이티브 사이드카로 실행하거나(\`config.beta.linkerd.io/proxy-enable-native-sidecar: "true"\`) 포트를 건너뛰게 하십시오(\`config.linkerd.io/skip-outbound-ports\`).`,
    }),
  },
};
