import type { Cause } from '../../../domain/model.ts';

/** `redirects` is the init container after which all traffic goes to `proxy`, but that of user `uid`. */
export type InitBefore = Readonly<{
  container: string;
  said: string;
  proxy: string;
  redirects: string;
  uid: number;
  leave: string;
  exclude: string;
  port?: number;
}>;

/** What is said of an init container that has no network yet. */
export const initBeforeProxyWords: Pick<Cause<InitBefore>, 'text' | 'advice'> = {
  text: {
    en: ({ name }, { container, said, proxy, redirects }) => ({
      title: `\`${name}\`: init container \`${container}\` has no network before \`${proxy}\` starts`,
      sentence: `The init container \`${container}\` of \`${name}\` does not get through: “${said}”. \`${redirects}\` has sent all traffic of the pod to the sidecar \`${proxy}\`, which starts only after all init containers.`,
      so: 'It cannot succeed by waiting: each waits for the other. The peer is most likely well.',
    }),
    ko: ({ name }, { container, said, proxy, redirects }) => ({
      title: `\`${name}\`: 초기화 컨테이너 \`${container}\` 항목에 \`${proxy}\` 시작 전에는 네트워크가 없습니다`,
      sentence: `\`${name}\` 워크로드의 초기화 컨테이너 \`${container}\` 항목이 연결하지 못합니다: “${said}”. \`${redirects}\` 컨테이너가 파드의 모든 트래픽을 사이드카 \`${proxy}\` 쪽으로 돌렸는데, 사이드카는 초기화 컨테이너가 모두 끝난 뒤에 시작합니다.`,
      so: '서로를 기다리므로 기다려도 풀리지 않습니다. 상대는 대개 정상입니다.',
    }),
  },

  advice: {
    en: ({ kind }, { container, uid, leave, exclude, port }) => ({
      title: 'Let the init container past the proxy, or keep the pod out of the mesh',
      text: `A pod that needs no mesh (such as a Job): \`${leave}\` in \`${templateOf(kind)}\`. Else use native sidecars (Kubernetes 1.29 and later), run \`${container}\` as user ${uid}, whose traffic is not redirected, or leave out the port by \`${exclude}: "${port ?? '<port>'}"\` in the same place.`,
    }),
    ko: ({ kind }, { container, uid, leave, exclude, port }) => ({
      title: '초기화 컨테이너가 프록시를 거치지 않게 하거나 파드를 메시에서 제외',
      text: `Job처럼 메시가 필요 없는 파드라면 \`${templateOf(kind)}\` 아래에 \`${leave}\` 값을 두십시오. 아니면 네이티브 사이드카(Kubernetes 1.29 이상)를 쓰거나, \`${container}\` 컨테이너를 트래픽이 돌려지지 않는 사용자 ${uid} 권한으로 실행하거나, 같은 곳에서 \`${exclude}: "${port ?? '<포트>'}"\` 값으로 포트를 제외하십시오.`,
    }),
  },
};

function templateOf(kind: string): string {
  if (kind === 'batch/CronJob') return 'spec.jobTemplate.spec.template.metadata';
  return kind === 'Pod' ? 'metadata' : 'spec.template.metadata';
}
