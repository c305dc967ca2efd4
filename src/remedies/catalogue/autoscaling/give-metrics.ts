import { wordsOnly } from '../../words/words-only.ts';

/** What an autoscaler needs in order to scale again. */
export const giveMetrics = wordsOnly('autoscaling/give-metrics', {
  'autoscaling/metrics-api': {
    en: (name) => ({
      title: 'Install or mend the metrics server',
      text: `APIService \`${name}\` is served by metrics-server or by a metrics adapter: install it, or look at its pods. Until then set the number of replicas by hand if the load needs it.`,
    }),
    ko: (name) => ({
      title: '메트릭 서버 설치 또는 복구',
      text: `APIService \`${name}\` 객체는 metrics-server 또는 메트릭 어댑터가 제공합니다. 설치하거나 그 파드를 확인하십시오. 그때까지 필요하면 레플리카 수를 직접 조정하십시오.`,
    }),
  },
  'autoscaling/missing-request': {
    en: (name) => ({
      title: 'Set the request',
      text: `Set the missing request for every container of \`${name}\`, injected sidecars included (\`kubectl set resources\`): what it really uses under normal load. This starts a new revision.`,
    }),
    ko: (name) => ({
      title: 'request 지정',
      text: `주입된 사이드카를 포함한 \`${name}\` 워크로드의 모든 컨테이너에 평상시 실제 사용량만큼 request를 지정하십시오(\`kubectl set resources\`). 새 리비전이 시작됩니다.`,
    }),
  },
  'autoscaling/ambiguous': {
    en: (name) => ({
      title: 'Keep one autoscaler',
      text: `Decide which autoscaler of \`${name}\` stays, move the metrics of the others into it, and delete those where they are defined, which may be in Git.`,
    }),
    ko: (name) => ({
      title: '오토스케일러 하나만 유지',
      text: `\`${name}\` 워크로드의 오토스케일러 중 남길 것을 정하고, 나머지의 메트릭을 옮긴 뒤 정의된 곳(Git일 수 있음)에서 삭제하십시오.`,
    }),
  },
  'autoscaling/target-missing': {
    en: (name) => ({
      title: 'Name a target that exists',
      text: `Correct \`scaleTargetRef\`, create \`${name}\`, or remove an autoscaler that was left behind.`,
    }),
    ko: (name) => ({
      title: '존재하는 대상 지정',
      text: `\`scaleTargetRef\` 항목을 고치거나 \`${name}\` 객체를 만들거나, 남아 있는 오토스케일러를 제거하십시오.`,
    }),
  },
});
