import type { CandidateCode } from '../../domain/codes.ts';
import type { Bilingual } from '../../domain/lang.ts';

/** Why a number of pods or Jobs is suggested, or another way to come to it. */
export const scaleCandidateWords = {
  'all-updated': {
    en: 'All pods are then updated. Only right if the new revision has proved itself.',
    ko: '모든 파드가 업데이트됩니다. 새 리비전이 확인되었을 때만 적용하십시오.',
  },
  'by-controller': {
    en: 'Its controller then replaces the old pods by itself, now and with each later update.',
    ko: '컨트롤러가 지금과 이후의 업데이트마다 이전 파드를 스스로 교체합니다.',
  },
  'fewer-kept': {
    en: 'Jobs that succeeded before are deleted at once, with their pods and logs (of them now: %).',
    ko: '그 전에 성공한 Job은 파드, 로그와 함께 바로 삭제됩니다(지금 개수: %).',
  },
  'other-metrics': {
    en: 'It then scales by what else it measures, and by nothing else.',
    ko: '나머지 지표만으로 조절합니다.',
  },
  room: {
    en: 'Half as much again as the bound that is reached.',
    ko: '이미 도달한 한도의 한 배 반입니다.',
  },
  autoscaled: {
    en: 'Autoscaler % keeps at least as many, and rests while there are none.',
    ko: '%의 최소 개수입니다. 오토스케일러는 파드가 없는 동안 쉽니다.',
  },
  'before-zero': {
    en: 'It had as many before. Ask first who scaled it to zero, and why.',
    ko: '이전에 이만큼 있었습니다. 누가 왜 0으로 줄였는지 먼저 확인하십시오.',
  },
} as const satisfies Readonly<Partial<Record<CandidateCode, Bilingual>>>;
