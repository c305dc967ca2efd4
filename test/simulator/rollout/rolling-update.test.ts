import { describe, expect, it } from '@jest/globals';

import { rollingUpdate } from '#src/simulator/rollout/rolling-update.ts';
import { nextText } from '#test/support/course-text.ts';

describe('a rolling update of ten, three of which may be too many and two missing', () => {
  const strategy = rollingUpdate(10, 10, { surge: 3, unavailable: 2 });

  it.each([
    ['makes as many new pods as fit', [0, 10], [0, 10], '3+10@rolling'],
    ['takes old ones away, as two may be missing', [3, 10], [0, 10], '3+8@rolling'],
    ['takes those first that are ill', [3, 10], [0, 8], '3+8@rolling'],
    ['makes new ones in their place', [3, 8], [0, 8], '5+8@rolling'],
    ['waits for new pods that are not available', [5, 8], [0, 8], 'waits'],
    ['goes on with those that are', [5, 8], [2, 8], '5+6@rolling'],
    ['takes ill ones away where none can be spared', [5, 8], [2, 6], '5+6@rolling'],
    ['is done', [10, 0], [10, 0], 'waits'],
  ] as const)('%s', (_, [updated, older], [ready, olderReady], then) => {
    expect(nextText(strategy, { updated, older }, { updated: ready, older: olderReady })).toBe(
      then,
    );
  });
});
