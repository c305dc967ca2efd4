import { describe, expect, it } from '@jest/globals';

import { withExitKo } from '#src/knowledge/words/exit-words.ts';

describe('an exit code in Korean', () => {
  it.each([
    [0, '종료 코드 0으로'],
    [1, '종료 코드 1로'],
    [2, '종료 코드 2로'],
    [3, '종료 코드 3으로'],
    [6, '종료 코드 6으로'],
    [78, '종료 코드 78로'],
    [100, '종료 코드 100으로'],
    [137, '종료 코드 137로'],
    [143, '종료 코드 143으로'],
  ])('takes the particle that fits the sound of %i', (code, said) => {
    expect(withExitKo(code)).toBe(said);
  });
});
