import { describe, expect, it } from '@jest/globals';

import { ownWords } from '#src/knowledge/causes/crash/own-words.ts';
import { advised } from '#test/support/advised.ts';
import { claimed, crashing } from '#test/support/crashes.ts';

describe.each([
  ['memory-denied', 'MemoryError', 'limit, or raise the limit'],
  ['worker-killed', 'Worker (pid:12) was sent SIGKILL! Perhaps out of memory?', 'or raise the'],
])('the advice of own-words/%s', (row, log, raise) => {
  it.each([
    ['raises no limit where there is none', undefined, false],
    ['may raise the one that is there', '64Mi', true],
  ])('%s', (_, memory, isRaised) => {
    const container = memory ? { resources: { limits: { memory } } } : {};
    const cause = ownWords.find(({ id }) => id.endsWith(`/${row}`));
    const claims = cause && claimed(cause, crashing({ container }), log);

    expect(cause && advised(cause, claims ?? [])?.includes(raise)).toBe(isRaised);
  });
});
