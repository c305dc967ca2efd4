import type { Advised } from '../../domain/model.ts';

/** What helps where a queue holds an object back. */
export const queueWords: (queue: string, name: string) => Advised = (queue, name) => ({
  en: {
    title: 'Look at the queue',
    text: `See what queue \`${queue}\` still waits for (the Workload of \`${name}\` says so, and the quota of its ClusterQueue). Do not resume it by hand: the queue would suspend it again.`,
  },
  ko: {
    title: '큐 확인',
    text: `\`${queue}\` 큐가 무엇을 기다리는지(\`${name}\` 객체의 Workload와 ClusterQueue의 할당량) 확인하십시오. 직접 재개하지 마십시오. 큐가 다시 중단시킵니다.`,
  },
});
