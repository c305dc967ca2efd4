import type { Bilingual } from '../../../domain/lang.ts';
import type { Cause } from '../../../domain/model.ts';
import { counted } from '../../../text/counted.ts';
import { timeWord } from '../../../text/time-word.ts';
import type { HeldUpdate } from './signs/held-update.ts';

/** `others` are further pods of the workload that are not Ready, or do not go, either; `until` they have time to. */
export type WaitsForPods = Readonly<{
  for: 'pod' | 'ending' | 'failed' | 'revision';
  name: string;
  others: number;
  ready: number;
  wanted?: number;
  until?: string;
  update?: HeldUpdate;
}>;

/** What is said of a workload that waits for pods. */
export const waitsForPodsWords: Pick<Cause<WaitsForPods>, 'text' | 'advice'> = {
  text: {
    en({ name }, { for: what, name: at, others, ready, wanted, until, update }) {
      const count = wanted === undefined ? `${ready}` : `${ready} of ${wanted}`;
      const more = others > 0 ? ` and ${others} more` : '';
      const why = {
        pod: `It waits for pod \`${at}\`${more} to become Ready.`,
        failed: `The last pod that was made for it, \`${at}\`, has failed.`,
        ending: `It waits for pod \`${at}\`${more} to go, deleted${until ? ` with time to end until ${timeWord(until)}` : ' and still there'}: before that none is made in its place.`,
        revision: `The pods of its revision \`${at}\` cannot be created.`,
      }[what];
      const noun = ready === 1 && wanted === undefined ? 'pod' : 'pods';
      return {
        title: `\`${name}\`: ${count} ${noun} Ready${update ? ', and its update waits' : ''}`,
        sentence: `\`${name}\` has ${count} ${noun} Ready. ${why}${update ? ` ${UPDATE.en(update)}` : ''}`,
      };
    },
    ko({ name }, { for: what, name: at, others, ready, wanted, until, update }) {
      const count = wanted === undefined ? `${ready}개` : `${wanted}개 중 ${ready}개`;
      const more = others > 0 ? ` 외 ${others}개` : '';
      const why = {
        pod: `\`${at}\` 파드${more}가 Ready 상태가 되기를 기다립니다.`,
        failed: `마지막으로 만든 \`${at}\` 파드가 실패했습니다.`,
        ending: `삭제된 \`${at}\` 파드${more}가 사라져야 그 자리에 새 파드를 만듭니다${until ? `(종료 시한 ${timeWord(until)})` : ''}.`,
        revision: `\`${at}\` 리비전의 파드를 만들 수 없습니다.`,
      }[what];
      return {
        title: `\`${name}\`: 파드 ${count} Ready${update ? ', 업데이트 대기 중' : ''}`,
        sentence: `\`${name}\` 워크로드의 파드가 ${count} Ready 상태입니다. ${why}${update ? ` ${UPDATE.ko(update)}` : ''}`,
      };
    },
  },
  advice: {
    choose: (_, { until }) =>
      until === undefined
        ? undefined
        : {
            en: {
              title: 'Wait for their end, or shorten it',
              text: 'Look in the log how far their preStop hooks and their shutdown are. Where less time is enough, lower terminationGracePeriodSeconds for the next time; pods that end now are deleted once more with a shorter `--grace-period` (above 0: with 0 nobody waits for their end).',
            },
            ko: {
              title: '종료를 기다리거나 시간을 줄이기',
              text: '로그에서 preStop 훅과 종료 과정이 어디까지 진행되었는지 확인하십시오. 더 짧은 시간으로 충분하면 다음을 위해 terminationGracePeriodSeconds 값을 낮추고, 지금 끝나는 파드는 더 짧은 `--grace-period` 값으로 한 번 더 삭제하십시오(0보다 크게: 0이면 종료를 기다리지 않습니다).',
            },
          },
  },
};

const UPDATE: Bilingual<(update: HeldUpdate) => string> = {
  en: ({ left, limit }) =>
    `Its update waits with it, ${counted(left, 'pod')} left to replace: at most ${limit} may be unavailable (maxUnavailable), and that is used up.`,
  ko: ({ left, limit }) =>
    `교체할 파드가 ${left}개 남은 업데이트도 함께 기다립니다. 동시에 사용할 수 없는 파드는 ${limit}개까지(maxUnavailable)이고 이미 다 찼습니다.`,
};
