import type { CandidateCode } from '../../domain/codes.ts';
import type { Bilingual } from '../../domain/lang.ts';

/** Why a size is suggested by what is in use. */
export const useCandidateWords = {
  'in-use': {
    en: 'It is the most that a pod of it uses now, by the metrics API (%); at other times it may be more.',
    ko: '메트릭 API 기준으로 지금 사용량이 가장 많은 파드의 값입니다(%). 다른 때에는 더 많이 쓸 수 있습니다.',
  },
  'in-use-half': {
    en: 'It is half as much again as a pod of it uses now, by the metrics API (%).',
    ko: '메트릭 API 기준 현재 최대 사용량(%)의 1.5배입니다.',
  },
  'held-back': {
    en: 'It uses all the CPU that its limit allows now (%), so it is held back: twice that much. What it needs then shows.',
    ko: '지금 한도까지 CPU를 쓰고 있어(%) 제한을 받고 있으므로 그 두 배입니다. 실제로 얼마나 필요한지는 그다음에 드러납니다.',
  },
} as const satisfies Readonly<Partial<Record<CandidateCode, Bilingual>>>;
