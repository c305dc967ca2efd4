import type { Bilingual } from '../../../domain/lang.ts';
import type { Cause } from '../../../domain/model.ts';

export type Metrics = Readonly<{
  autoscaler: string;
  group: string;
  is: Is; // by now
  why?: string; // the API server's own word for why it is not available
}>;

/** `not-found` and `no-answer` are what the autoscaler was told, where it cannot be read how it is by now. */
type Is = 'not-registered' | 'unavailable' | 'mended' | 'not-found' | 'no-answer';

/** What is said of a metrics API that is not there or does not answer. */
export const metricsApiWords: Pick<Cause<Metrics>, 'text' | 'advice'> = {
  text: {
    en({ name }, { autoscaler, group, is, why }) {
      const server = group === 'metrics.k8s.io' ? 'metrics-server' : 'a metrics adapter';
      const state = {
        'not-registered': `is not registered in this cluster (APIService \`${name}\` not found): ${server} is not installed`,
        unavailable: `does not answer: APIService \`${name}\` is not available${why ? ` (${why})` : ''}; its server is ${server}`,
        'not-found': `was not found: it seems not to be registered in this cluster, most often because ${server} is not installed. kubewhy could not read its APIService`,
        'no-answer': `did not answer; its server is ${server}. kubewhy could not read how its APIService is`,
        mended: `did not answer when the autoscaler last asked. APIService \`${name}\` is available by now`,
      }[is];
      return {
        title: `\`${name}\`: the metrics API is ${TITLE.en[is]}`,
        sentence: `Autoscaler \`${autoscaler}\` cannot read its metrics: API \`${group}\` ${state}.`,
        ...(is !== 'mended' && {
          so: 'The number of pods stays as it is, for every autoscaler that reads from this API.',
        }),
      };
    },
    ko({ name }, { autoscaler, group, is, why }) {
      const server = group === 'metrics.k8s.io' ? 'metrics-server' : '메트릭 어댑터';
      const state = {
        'not-registered': `등록되어 있지 않습니다(APIService \`${name}\` 없음). ${server} 미설치 상태입니다`,
        unavailable: `응답하지 않습니다. APIService \`${name}\` 객체가 Available 상태가 아니며${why ? `(${why})` : ''} 서버는 ${server}입니다`,
        'not-found': `조회되지 않았습니다(not found). 등록되지 않은 것으로 보이며 대개 ${server} 미설치 상태입니다. APIService 객체는 읽지 못했습니다`,
        'no-answer': `응답하지 않았습니다. 서버는 ${server}입니다. APIService 객체의 상태는 읽지 못했습니다`,
        mended: `마지막 조회 때 응답하지 않았습니다. 지금은 APIService \`${name}\` 객체가 Available 상태입니다`,
      }[is];
      return {
        title: `\`${name}\`: 메트릭 API ${TITLE.ko[is]}`,
        sentence: `오토스케일러 \`${autoscaler}\` 객체가 메트릭을 읽지 못합니다. \`${group}\` API가 ${state}.`,
        ...(is !== 'mended' && {
          so: '이 API를 읽는 모든 오토스케일러에서 파드 수가 그대로 유지됩니다.',
        }),
      };
    },
  },

  advice: {
    en: ({ name }) => ({
      title: 'Install or fix the metrics server',
      text: `APIService \`${name}\` is served by metrics-server or by a metrics adapter: install it, or look at its pods. Until then set the number of replicas by hand if the load needs it.`,
    }),
    ko: ({ name }) => ({
      title: '메트릭 서버 설치 또는 복구',
      text: `APIService \`${name}\` 객체는 metrics-server 또는 메트릭 어댑터가 제공합니다. 설치하거나 그 파드를 확인하십시오. 그때까지 필요하면 레플리카 수를 직접 조정하십시오.`,
    }),
  },
};

const TITLE: Bilingual<Readonly<Record<Is, string>>> = {
  en: {
    'not-registered': 'missing',
    'not-found': 'not found',
    unavailable: 'not available',
    'no-answer': 'not available',
    mended: 'back',
  },
  ko: {
    'not-registered': '없음',
    'not-found': '조회되지 않음',
    unavailable: '사용 불가',
    'no-answer': '사용 불가',
    mended: '복구됨',
  },
};
