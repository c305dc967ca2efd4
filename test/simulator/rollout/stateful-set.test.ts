import { describe, expect, it } from '@jest/globals';

import { statefulSet } from '#src/simulator/rollout/stateful-set.ts';
import { courseText, nextText } from '#test/support/course-text.ts';

const SET = { replicas: 4, older: 4, burst: false, partition: 0, unavailable: 1 };

describe('the StatefulSet controller', () => {
  it.each([
    ['as many as may be missing', { unavailable: 2 }, '0+4 0+2 2+2 2+0 4+0'],
    ['none below the partition', { burst: true, partition: 2 }, '0+4 0+3 1+3 1+2 2+2'],
  ])('replaces %s', (_, fields, course) => {
    const text = courseText(statefulSet({ ...SET, ...fields }));

    expect(text.replaceAll('@rolling', '')).toBe(course);
  });

  it.each([
    ['makes the pod that is missing, whoever is ill', SET, [0, 3], [0, 2], '1+3@rolling'],
    ['takes no other while one is not available', SET, [1, 3], [0, 3], 'waits'],
    ['takes the next when it is', SET, [1, 3], [1, 3], '1+2@rolling'],
    ['starts no other before the first is ready', { ...SET, older: 0 }, [1, 0], [0, 0], 'waits'],
    ['starts one when it is', { ...SET, older: 0 }, [1, 0], [1, 0], '2+0@starting'],
    [
      'starts all at once in parallel',
      { ...SET, older: 0, burst: true },
      [1, 0],
      [0, 0],
      '4+0@starting',
    ],
  ] as const)('%s', (_, set, [updated, older], [ready, olderReady], then) => {
    const available = { updated: ready, older: olderReady };

    expect(nextText(statefulSet(set), { updated, older }, available)).toBe(then);
  });
});
