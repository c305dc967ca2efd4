/** "종료 코드 3으로" (ended with exit code 3): the particle follows the sound of the last digit, and 영, 삼, 육 end in a consonant. */
export function withExitKo(code: number): string {
  return `종료 코드 ${code}${/[036]$/.test(`${code}`) ? '으로' : '로'}`;
}
