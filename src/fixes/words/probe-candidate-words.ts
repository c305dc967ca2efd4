import type { CandidateCode } from '../../domain/codes.ts';
import type { Bilingual } from '../../domain/lang.ts';

/** Why a value is suggested for a probe. */
export const probeCandidateWords = {
  listens: {
    en: 'The program listens there. Whether it answers the path of the probe was not tried.',
    ko: '프로그램이 듣는 포트입니다. 프로브의 경로에 답하는지는 시험하지 않았습니다.',
  },
  margin: {
    en: 'Three times the patience of the probe, as the program was still starting when that ran out.',
    ko: '프로브가 기다린 시간의 세 배입니다. 그 시간이 지났을 때 프로그램은 아직 시작 중이었습니다.',
  },
  'seen-start': {
    en: 'A pod of it was Ready that long after its container had started, and half as long again is added (%).',
    ko: '같은 워크로드의 파드가 컨테이너 시작 뒤 Ready가 되기까지 걸린 시간에 절반을 더한 값입니다(%).',
  },
  'guessed-start': {
    en: 'A guess: three times what it waits now. Only right if the program does start, and only takes longer.',
    ko: '추측한 값으로 지금 기다리는 시간의 세 배입니다. 프로그램이 결국 시작하고 시간만 더 걸릴 때만 적용하십시오.',
  },
  patient: {
    en: 'A guess: five times what it waits now. Only right if the program does answer, and only takes longer: one that hangs is noticed later by it.',
    ko: '추측한 값으로 지금 기다리는 시간의 다섯 배입니다. 프로그램이 결국 답하고 시간만 더 걸릴 때만 적용하십시오. 멈춘 프로그램은 그만큼 늦게 발견됩니다.',
  },
  spoken: {
    en: 'The program speaks it at that port.',
    ko: '프로그램이 그 포트에서 쓰는 방식입니다.',
  },
  'other-probe': {
    en: 'Another probe of the container asks for it. Whether it is answered well was not tried.',
    ko: '같은 컨테이너의 다른 프로브가 쓰는 값입니다. 제대로 답하는지는 시험하지 않았습니다.',
  },
  ungated: {
    en: 'Nothing has set this condition. Pods are then Ready without it: traffic may come before whoever was to set it, such as a load balancer, knows them.',
    ko: '이 조건을 설정한 것이 없습니다. 파드가 조건 없이 Ready 상태가 되므로, 조건을 설정할 쪽(예: 로드 밸런서)이 파드를 알기 전에 트래픽이 올 수 있습니다.',
  },
  'whole-server': {
    en: 'The probe then asks whether the server as a whole is well.',
    ko: '프로브가 서버 전체의 상태를 묻게 됩니다.',
  },
  'open-port': {
    en: 'The probe then shows no more than that the program listens there.',
    ko: '프로그램이 그 포트에서 듣고 있는지만 확인하게 됩니다.',
  },
} as const satisfies Readonly<Partial<Record<CandidateCode, Bilingual>>>;
