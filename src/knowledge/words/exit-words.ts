import type { Lang } from '../../domain/lang.ts';

/** "종료 코드 3으로" (ended with exit code 3): the particle follows the sound of the last digit, and 영, 삼, 육 end in a consonant. */
export function withExitKo(code: number): string {
  return `종료 코드 ${code}${/[036]$/.test(`${code}`) ? '으로' : '로'}`;
}

/** What an exit code means by itself, in a sentence; nothing where it is the program's own. */
export function exitMeaning(code: number, lang: Lang): string {
  return { en: EN, ko: KO }[lang][code] ?? '';
}

/** Exit codes that mean something by themselves; what is above 128 is a signal. */
const EN: Readonly<Record<number, string>> = {
  126: 'Exit code 126: a shell found the command, but may not execute it.',
  127: 'Exit code 127: a shell did not find the command.',
  132: 'Exit code 132: an instruction that the CPU of its node does not know (SIGILL), such as AVX: the image is built for newer CPUs.',
  134: 'Exit code 134: the program aborted itself (SIGABRT).',
  135: 'Exit code 135: bad memory access (SIGBUS).',
  137: 'Exit code 137: it was killed (SIGKILL). The kubelet does not say that it was for memory: the reason is not OOMKilled.',
  139: 'Exit code 139: the program accessed memory that is not its own (SIGSEGV).',
  143: 'Exit code 143: it was told to stop (SIGTERM).',
};
const KO: Readonly<Record<number, string>> = {
  126: '종료 코드 126: 셸이 명령을 찾았으나 실행할 수 없었습니다.',
  127: '종료 코드 127: 셸이 명령을 찾지 못했습니다.',
  132: '종료 코드 132: 노드의 CPU가 모르는 명령(SIGILL)입니다. AVX처럼 더 새로운 CPU용으로 빌드된 이미지입니다.',
  134: '종료 코드 134: 프로그램이 스스로 중단했습니다(SIGABRT).',
  135: '종료 코드 135: 잘못된 메모리 접근입니다(SIGBUS).',
  137: '종료 코드 137: 강제로 종료되었습니다(SIGKILL). reason 필드가 OOMKilled 값이 아니므로, kubelet은 메모리 때문이라고 하지 않습니다.',
  139: '종료 코드 139: 자기 것이 아닌 메모리에 접근했습니다(SIGSEGV).',
  143: '종료 코드 143: 멈추라는 신호를 받았습니다(SIGTERM).',
};
