import type { Cause } from '../../../domain/model.ts';

/** `key` and `value` are the annotation that has the container wait; `isShown`: the proxy says that it came up later. */
export type BeforeProxy = Readonly<{
  container: string;
  proxy: string;
  mesh: string;
  key: string;
  value: string;
  said: string;
  isShown: boolean;
}>;

/** What is said of a program that started before the proxy of its mesh. */
export const startedBeforeProxyWords: Pick<Cause<BeforeProxy>, 'text' | 'advice'> = {
  text: {
    en: ({ name }, { container, proxy, mesh, said, isShown }) => ({
      title: `\`${name}\`: \`${container}\` starts before its proxy \`${proxy}\``,
      sentence: `Container \`${container}\` of \`${name}\` starts before the proxy: ${mesh} sends all its traffic through \`${proxy}\`, which was ${isShown ? '' : 'probably '}not ready yet. So it did not get through (“${said}”) and ended. Started again after the proxy was up, it runs.`,
      so: 'It happens again at every start of a pod. The peer is not at fault.',
    }),
    ko: ({ name }, { container, proxy, mesh, said, isShown }) => ({
      title: `\`${name}\`: \`${container}\` 컨테이너가 \`${proxy}\` 프록시보다 먼저 시작합니다`,
      sentence: `\`${name}\` 워크로드의 \`${container}\` 컨테이너가 프록시보다 먼저 시작합니다. ${mesh} 메시는 모든 트래픽을 \`${proxy}\` 컨테이너로 보내는데, 그때 프록시가 ${isShown ? '' : '아마 '}아직 준비되지 않았습니다. 그래서 연결하지 못하고(“${said}”) 종료되었습니다. 프록시가 뜬 뒤 다시 시작한 컨테이너는 정상입니다.`,
      so: '파드가 시작될 때마다 되풀이됩니다. 상대 쪽 문제가 아닙니다.',
    }),
  },

  advice: {
    en: (_, { key, value, mesh }) => ({
      title: 'Let the container wait for the proxy',
      text: `Set the annotation \`${key}: '${value}'\` on the pod template${mesh === 'Istio' ? ' (or `holdApplicationUntilProxyStarts` in `meshConfig.defaultConfig` for all)' : ''}, use native sidecars (Kubernetes 1.29 and later), or let the program try again instead of ending.`,
    }),
    ko: (_, { key, value, mesh }) => ({
      title: '컨테이너가 프록시를 기다리게 하기',
      text: `파드 템플릿에 \`${key}: '${value}'\` 어노테이션을 두거나${mesh === 'Istio' ? '(전체에는 `meshConfig.defaultConfig`의 `holdApplicationUntilProxyStarts`)' : ''}, 네이티브 사이드카(Kubernetes 1.29 이상)를 쓰거나, 프로그램이 종료하지 않고 다시 시도하게 하십시오.`,
    }),
  },
};
