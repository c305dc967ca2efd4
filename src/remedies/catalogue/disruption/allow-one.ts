import { wordsOnly } from '../../words/words-only.ts';

/** How many pods may be missing at once is a promise that its owner has made. */
export const allowOne = wordsOnly('disruption/allow-one', {
  'disruption/budget-too-strict': {
    en: (name) => ({
      title: 'Let one pod go at a time',
      text: `The owner of PodDisruptionBudget \`${name}\` sets \`maxUnavailable: 1\` in place of what it demands now, or runs one replica more than it demands. Do not delete the budget or the pods to get a drain through.`,
    }),
    ko: (name) => ({
      title: '한 번에 하나씩 허용',
      text: `PodDisruptionBudget \`${name}\` 객체의 담당자가 현재 설정 대신 \`maxUnavailable: 1\` 값을 쓰거나, 요구하는 수보다 레플리카를 하나 더 실행하십시오. 드레인을 위해 PodDisruptionBudget이나 파드를 삭제하지 마십시오.`,
    }),
  },
});
