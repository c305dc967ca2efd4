import type { Cause } from '../../../domain/model.ts';
import { MESH_PROXIES, type MeshProxy } from '../../../readings/network/mesh-proxies.ts';

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
    en: (_, { proxy, at, container }) => {
      const { leave, leaveBy, native, exclude, user } = meshOf(proxy);
      return {
        title: 'Leave these pods out of the mesh, or start the proxy first',
        text: `If the pods do not need the mesh, set the ${leaveBy} \`${leave}\` ${leaveBy === 'label' ? `at ${at}` : 'in their template'}. Else let the proxy run as a native sidecar (setting \`${native}\`, from Kubernetes 1.29), exclude the port (annotation \`${exclude}\`), or let \`${container}\` run as user ${user}.`,
      };
    },
    ko: (_, { proxy, at, container }) => {
      const { leave, leaveBy, native, exclude, user } = meshOf(proxy);
      return {
        title: '메시에서 제외하거나 프록시를 먼저 시작',
        text: `메시가 필요 없는 파드라면 ${leaveBy === 'label' ? `${at} 위치에 \`${leave}\` 레이블을` : `템플릿에 \`${leave}\` 애너테이션을`} 두십시오. 필요하다면 프록시를 네이티브 사이드카로 실행하거나(\`${native}\` 설정, Kubernetes 1.29 이상), 포트를 제외하거나(\`${exclude}\` 애너테이션), \`${container}\` 컨테이너를 사용자 ${user}로 실행하십시오.`,
      };
    },
  },
};

/** The mesh of a proxy that was found by the same table. */
function meshOf(proxy: string): MeshProxy {
  return MESH_PROXIES.find(({ container }) => container === proxy) ?? MESH_PROXIES[0];
}
