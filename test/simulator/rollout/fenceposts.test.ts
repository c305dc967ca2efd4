import { describe, expect, it } from '@jest/globals';

import { fencepostsOf, shareOf } from '#src/simulator/rollout/fenceposts.ts';

describe('how many pods may be too many, and how many missing', () => {
  it.each([
    ['a quarter by default, up and down', {}, 10, { surge: 3, unavailable: 2 }],
    ['numbers as they are', { maxSurge: 2, maxUnavailable: 1 }, 10, { surge: 2, unavailable: 1 }],
    ['shares', { maxSurge: '50%', maxUnavailable: '100%' }, 3, { surge: 2, unavailable: 3 }],
    [
      'one missing where both are none',
      { maxSurge: 0, maxUnavailable: '25%' },
      3,
      { surge: 0, unavailable: 1 },
    ],
    [
      'none missing where one is too many',
      { maxSurge: 1, maxUnavailable: 0 },
      3,
      { surge: 1, unavailable: 0 },
    ],
    [
      'no more missing than there are',
      { maxSurge: 0, maxUnavailable: 5 },
      3,
      { surge: 0, unavailable: 3 },
    ],
  ])('are %s', (_, fields, replicas, fenceposts) => {
    expect(fencepostsOf(fields, replicas)).toEqual(fenceposts);
  });

  it.each([
    ['too many', { maxSurge: '25' }],
    ['missing', { maxUnavailable: 'some' }],
  ])('are not known where the API refuses what is %s', (_, fields) => {
    expect(fencepostsOf(fields, 4)).toBeUndefined();
  });

  it('are what Argo Rollouts reads', () => {
    expect(fencepostsOf({ maxSurge: '50' }, 4, 'percent')).toEqual({ surge: 2, unavailable: 1 });
  });
});

describe('a share', () => {
  it.each(['25', '25%%', 'x25%', '25%x', '-25%', '%', ''])('is not %j', (value) => {
    expect(shareOf(value, 4, Math.ceil)).toBeUndefined();
  });

  it.each(['x25', '25x', '25%%', '%', ''])('is not %j, for Argo Rollouts either', (value) => {
    expect(shareOf(value, 4, Math.ceil, 'percent')).toBeUndefined();
  });

  it('is rounded as it is told', () => {
    expect([Math.ceil, Math.floor].map((round) => shareOf('33%', 10, round))).toEqual([4, 3]);
  });
});
