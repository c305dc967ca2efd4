// Why a fix that was offered cannot be approved now, or is not done yet.
import type { Said, Saying } from './said.ts';

/** Why a plan is not offered any more. */
export const previewWords = {
  changed: {
    en: 'The object has changed since this fix was offered. Nothing was done: ask again to see the fix as it is now.',
    ko: '이 해결책을 제시한 뒤 객체가 바뀌었습니다. 아무것도 바꾸지 않았습니다. 지금의 해결책을 보려면 다시 질문하십시오.',
  },
  notOffered: {
    en: 'The cause is still there, but this fix can no longer be proved. Nothing was done: ask again.',
    ko: '원인은 그대로이지만 이 해결책은 더 이상 검증되지 않습니다. 아무것도 바꾸지 않았습니다. 다시 질문하십시오.',
  },
  causeGone: {
    en: 'The cause that this fix answers is gone. There is nothing to do.',
    ko: '이 해결책이 필요했던 원인이 사라졌습니다. 할 일이 없습니다.',
  },
} satisfies Readonly<Record<string, Said>>;

/** The goal is reached, and yet the cause shows. */
export const stillClaimed: Saying<[title: string]> = {
  en: (title) => `The workload is as it should be, but the cause still shows: ${title}`,
  ko: (title) => `워크로드는 목표에 도달했지만 원인이 아직 보입니다: ${title}`,
};
