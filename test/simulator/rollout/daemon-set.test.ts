import { describe, expect, it } from '@jest/globals';

import { daemonSet } from '#src/simulator/rollout/daemon-set.ts';
import { courseText, nextText } from '#test/support/course-text.ts';

describe('the DaemonSet controller', () => {
  it.each([
    [
      'has both pods on two nodes at once with a surge of two',
      5,
      { surge: 2, unavailable: 0 },
      '0+5@rolling 2+5@rolling 4+3@rolling 5+1@rolling 5+0@rolling',
    ],
    [
      'takes two away where two may be missing',
      5,
      { surge: 0, unavailable: 2 },
      '0+5@rolling 0+3@rolling 2+3@rolling 2+1@rolling 4+1@rolling 4+0@rolling 5+0@rolling',
    ],
    [
      'starts on all nodes at once where it is new',
      0,
      { surge: 1, unavailable: 0 },
      '0+0@starting 5+0@starting',
    ],
  ])('%s', (_, older, limits, course) => {
    expect(courseText(daemonSet(5, older, limits))).toBe(course);
  });

  it.each([
    ['waits for the pods of its surge', { surge: 2, unavailable: 0 }, [2, 5], [0, 5], 'waits'],
    ['goes on with the one that came', { surge: 2, unavailable: 0 }, [2, 5], [1, 5], '3+4@rolling'],
    ['waits for the pods that it took', { surge: 0, unavailable: 2 }, [2, 3], [0, 3], 'waits'],
    [
      'takes one more for one that came',
      { surge: 0, unavailable: 2 },
      [2, 3],
      [1, 3],
      '2+2@rolling',
    ],
  ] as const)('%s', (_, limits, [updated, older], [ready, olderReady], then) => {
    const available = { updated: ready, older: olderReady };

    expect(nextText(daemonSet(5, 5, limits), { updated, older }, available)).toBe(then);
  });
});
