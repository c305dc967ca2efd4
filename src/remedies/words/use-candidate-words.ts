import type { Lang } from '../../domain/lang.ts';

/** Why a size is suggested by what is in use. */
export const useCandidateWords: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  'in-use': {
    en: 'It is the most that a pod of it uses now, by the metrics API (%); at other times it may be more.',
    ko: '메트릭 API에 따르면 파드가 지금 가장 많이 쓰는 양입니다(%). 다른 때에는 더 많을 수 있습니다.',
  },
  'in-use-half': {
    en: 'It is half as much again as a pod of it uses now, by the metrics API (%).',
    ko: '메트릭 API에 따른 파드의 현재 최대 사용량(%)에 절반을 더한 값입니다.',
  },
};
