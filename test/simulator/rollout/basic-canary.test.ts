import { describe, expect, it } from '@jest/globals';

import { basicCanary } from '#src/simulator/rollout/basic-canary.ts';
import { courseText, nextText } from '#test/support/course-text.ts';

const STEPS = [{ setWeight: 20 }, { pause: {} }, { setWeight: 60 }, { pause: {} }];
const SURGING = { surge: 1, unavailable: 0 };

describe('a canary without a router', () => {
  it.each([
    [
      'grows before the older shrink where pods may surge',
      SURGING,
      '0+5@0 1+5@0 1+4@0 1+4@1 1+4@2 2+4@2 2+3@2 3+3@2 3+2@2 3+2@3 3+2@4 4+2@4 4+1@4 5+1@4 5+0@4 5+0@promoted',
    ],
    [
      'shrinks the older first where pods may only be missing',
      { surge: 0, unavailable: 1 },
      '0+5@0 0+4@0 1+4@0 1+4@1 1+4@2 1+3@2 2+3@2 2+2@2 3+2@2 3+2@3 3+2@4 3+1@4 4+1@4 4+0@4 5+0@4 5+0@promoted',
    ],
    [
      'takes longer strides where both may be',
      { surge: 2, unavailable: 1 },
      '0+5@0 0+4@0 1+4@0 1+4@1 1+4@2 1+3@2 3+3@2 3+2@2 3+2@3 3+2@4 3+1@4 5+1@4 5+0@4 5+0@promoted',
    ],
  ])('%s', (_, limits, course) => {
    expect(courseText(basicCanary({ replicas: 5, steps: STEPS, ...limits }))).toBe(course);
  });

  it('goes back to fewer pods where a later weight is less', () => {
    const steps = [{ setWeight: 75 }, { setWeight: 25 }];

    expect(courseText(basicCanary({ replicas: 4, steps, ...SURGING }))).toBe(
      '0+4@0 1+4@0 1+3@0 2+3@0 2+2@0 3+2@0 3+1@0 3+1@1 3+2@1 2+2@1 2+3@1 1+3@1 1+3@2 2+3@2 2+2@2 3+2@2 3+1@2 4+1@2 4+0@2 4+0@promoted',
    );
  });

  it('without steps is a rolling update', () => {
    expect(courseText(basicCanary({ replicas: 3, steps: [], ...SURGING }))).toBe(
      '0+3@0 1+3@0 1+2@0 2+2@0 2+1@0 3+1@0 3+0@0 3+0@promoted',
    );
  });

  it.each([
    ['waits for its new pod', [1, 5], [0, 5], 'waits'],
    ['takes an older pod away once its new one is available', [1, 5], [1, 5], '1+4@0'],
    ['takes away the older one that is ill, as nothing is lost by it', [1, 5], [1, 4], '1+4@0'],
    ['brings an older pod back that is missing', [1, 3], [1, 3], '1+4@0'],
    ['goes on when all are there', [1, 4], [1, 4], '1+4@1'],
    ['does not go on while the new one is ill', [1, 4], [0, 4], 'waits'],
    ['keeps a new pod too many while older ones are ill', [2, 4], [1, 2], 'waits'],
    ['takes none away where no more than enough would be left', [2, 5], [1, 3], 'waits'],
  ] as const)('%s', (_, [updated, older], [ready, olderReady], then) => {
    const canary = basicCanary({ replicas: 5, steps: STEPS, ...SURGING });

    expect(nextText(canary, { updated, older }, { updated: ready, older: olderReady })).toBe(then);
  });

  it('passes a step that asks for no pods, whatever is ill', () => {
    const canary = basicCanary({ replicas: 5, steps: STEPS, ...SURGING });
    const at = { is: 'step', step: 1, weight: 20, shifted: 0 } as const;

    expect(nextText(canary, { updated: 1, older: 4 }, { updated: 0, older: 4 }, at)).toBe('1+4@2');
  });

  it.each([
    ['is not promoted before all new pods are available', 3, '3+0@0', 'waits'],
    ['is promoted with all of them', 4, '4+0@0', '4+0@promoted'],
  ])('%s', (_, ready, __, then) => {
    const canary = basicCanary({ replicas: 4, steps: [], ...SURGING });

    expect(nextText(canary, { updated: 4, older: 0 }, { updated: ready, older: 0 })).toBe(then);
  });

  it.each([
    ['makes the new pods that are missing first', [2, 2], [2, 2], '3+2@promoted'],
    ['takes the rest away as far as enough are available', [4, 1], [4, 1], '4+0@promoted'],
    ['leaves them while new ones are ill', [4, 1], [3, 1], 'waits'],
    ['is done', [4, 0], [4, 0], 'waits'],
  ] as const)('that is promoted %s', (_, [updated, older], [ready, olderReady], then) => {
    const canary = basicCanary({ replicas: 4, steps: [], ...SURGING });
    const available = { updated: ready, older: olderReady };

    expect(nextText(canary, { updated, older }, available, { is: 'promoted' })).toBe(then);
  });
});
