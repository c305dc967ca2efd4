import { describe, expect, it } from '@jest/globals';

import { blueGreen } from '#src/simulator/rollout/blue-green.ts';
import { courseText, nextText } from '#test/support/course-text.ts';

describe('a blue-green update', () => {
  it.each([
    [
      'has a second set at once, and the first for half a minute more',
      {},
      '0+3@full 3+3@full 3+3@promoted30 3+0@done',
    ],
    [
      'begins with as many as its preview, and keeps the first as long as it is told',
      { preview: 1, delay: 5 },
      '0+3@preview 1+3@preview 1+3@full 3+3@full 3+3@promoted5 3+0@done',
    ],
  ])('%s', (_, fields, course) => {
    expect(courseText(blueGreen({ replicas: 3, ...fields }))).toBe(course);
  });

  it.each([
    ['is not switched before all are available', 'full', [3, 3], [2, 3], 'waits'],
    ['does not grow before its preview is available', 'preview', [1, 3], [0, 3], 'waits'],
    ['has nothing to keep where nothing was before', 'promoted', [3, 0], [3, 0], 'waits'],
    ['is done', 'done', [3, 0], [3, 0], 'waits'],
  ] as const)('%s', (_, is, [updated, older], [ready, olderReady], then) => {
    const strategy = blueGreen({ replicas: 3, preview: 1 });
    const available = { updated: ready, older: olderReady };

    expect(nextText(strategy, { updated, older }, available, { is })).toBe(then);
  });
});
