import type { CandidateCode } from '../../domain/codes.ts';
import type { Bilingual } from '../../domain/lang.ts';

/** Why a value is suggested for what a program may do, and where it may write. */
export const rightsCandidateWords = {
  'own-space': {
    en: 'The program may write there.',
    ko: '프로그램이 쓸 수 있는 곳입니다.',
  },
  brought: {
    en: 'Its image brings this user, in the form that is usual.',
    ko: '이미지에 보통 들어 있는 사용자입니다.',
  },
  'own-group': {
    en: 'The group of the user that the program runs as: the kubelet then gives the pod its volumes, where their driver can.',
    ko: '프로그램을 실행하는 사용자의 그룹입니다. 드라이버가 지원하면 kubelet이 볼륨의 소유 그룹을 이 값으로 바꿉니다.',
  },
  executable: {
    en: 'All may read and execute the files of that volume, and nobody write them.',
    ko: '그 볼륨의 파일을 누구나 읽고 실행할 수 있으며 쓸 수는 없습니다.',
  },
  denied: {
    en: 'Gives back what the program was denied, and what it needs right after that.',
    ko: '거부된 것과 바로 다음에 필요한 것만 돌려줍니다.',
  },
  scratch: {
    en: 'The root file system stays read-only.',
    ko: '루트 파일 시스템은 계속 읽기 전용입니다.',
  },
} as const satisfies Readonly<Partial<Record<CandidateCode, Bilingual>>>;
