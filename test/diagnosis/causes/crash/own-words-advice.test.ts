import { describe, expect, it } from '@jest/globals';

import { ownWords } from '#src/diagnosis/causes/crash/own-words.ts';
import { advised } from '#test/support/advised.ts';
import { claimed, crashing } from '#test/support/crashes.ts';

describe('the advice of own-words/memory-denied', () => {
  it.each([
    ['raises no limit where there is none', undefined, false],
    ['may raise the one that is there', '64Mi', true],
  ])('%s', (_, memory, isRaised) => {
    const container = memory ? { resources: { limits: { memory } } } : {};
    const cause = ownWords.find(({ id }) => id.endsWith('/memory-denied'));
    const claims = cause && claimed(cause, crashing({ container }), 'MemoryError');

    expect(cause && advised(cause, claims ?? [])?.includes('limit, or raise the limit')).toBe(
      isRaised,
    );
  });
});
