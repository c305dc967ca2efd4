import type { Text } from '../../domain/lang.ts';

/** An object without a symptom that is not known to be well either. */
export const unsureWords = {
  what: {
    en: (object) => `whether ${object} is healthy`,
    ko: (object) => `${object} 객체가 정상인지 여부`,
  } satisfies Text<[object: string]>,
  why: {
    en: (kind) => `the facts that were read do not show it for this ${kind}`,
    ko: (kind) => `읽은 내용만으로는 이 ${kind} 객체가 정상인지 알 수 없음`,
  } satisfies Text<[kind: string]>,
};
