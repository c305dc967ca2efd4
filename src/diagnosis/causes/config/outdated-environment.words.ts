import type { Cause } from '../../../domain/model.ts';
import { timeWord } from '../../../text/time-word.ts';

/** `workload` is whose pods hold the older values, and `kind` what it is. */
export type Outdated = Readonly<{
  kind: string;
  workload: string;
  container: string;
  changed: string;
  started: string;
}>;

/** What is said of a container that runs with older values. */
export const outdatedEnvironmentWords: Pick<Cause<Outdated>, 'text' | 'advice'> = {
  text: {
    en: ({ name }, { workload, container, changed, started }) => ({
      title: `\`${workload}\` runs with older values than ConfigMap \`${name}\` has now`,
      sentence: `ConfigMap \`${name}\` was changed at ${timeWord(changed)}, after container \`${container}\` of \`${workload}\` started (${timeWord(started)}). It takes its environment variables from there, and those are only read at a start: it needs a restart.`,
      so: 'Its pods run on with the old values until then.',
    }),
    ko: ({ name }, { workload, container, changed, started }) => ({
      title: `\`${workload}\` 워크로드가 ConfigMap \`${name}\` 객체의 예전 값으로 실행 중입니다`,
      sentence: `ConfigMap \`${name}\` 객체가 ${timeWord(changed)} 시각에 바뀌었고, \`${workload}\` 워크로드의 \`${container}\` 컨테이너는 그 전(${timeWord(started)})에 시작했습니다. 환경 변수는 시작할 때만 읽으므로 다시 시작해야 합니다.`,
      so: '그때까지 파드는 예전 값으로 계속 실행됩니다.',
    }),
  },

  advice: {
    en: () => ({
      title: 'Restart the pods',
      text: 'New pods read the ConfigMap as it is now. A hash of it as an annotation of the pod template makes that happen by itself.',
    }),
    ko: () => ({
      title: '파드 다시 시작',
      text: '새 파드는 지금의 ConfigMap을 읽습니다. 파드 템플릿의 어노테이션에 그 해시를 두면 바뀔 때 저절로 다시 시작됩니다.',
    }),
  },
};
