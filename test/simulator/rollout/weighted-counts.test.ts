import { describe, expect, it } from '@jest/globals';

import { weightedCounts } from '#src/simulator/rollout/weighted-counts.ts';

describe('the pods of a weight', () => {
  it.each([
    { replicas: 0, weight: 50, surge: 1, counts: '0+0', because: 'none are wanted' },
    { replicas: 10, weight: 20, surge: 0, counts: '2+8', because: 'it comes out even' },
    { replicas: 5, weight: 10, surge: 0, counts: '1+4', because: 'a tie is rounded up' },
    { replicas: 10, weight: 25, surge: 0, counts: '3+7', because: 'a tie is rounded up' },
    { replicas: 7, weight: 50, surge: 0, counts: '4+3', because: 'a tie is rounded up' },
    { replicas: 3, weight: 10, surge: 0, counts: '1+2', because: 'each revision has one' },
    { replicas: 2, weight: 1, surge: 0, counts: '1+1', because: 'each revision has one' },
    { replicas: 2, weight: 99, surge: 0, counts: '1+1', because: 'each revision has one' },
    { replicas: 5, weight: 0, surge: 0, counts: '0+5', because: 'no weight needs no pod' },
    { replicas: 5, weight: 100, surge: 0, counts: '5+0', because: 'all weight needs all pods' },
    { replicas: 1, weight: 50, surge: 0, counts: '1+0', because: 'one pod goes to the nearer' },
    { replicas: 1, weight: 40, surge: 0, counts: '0+1', because: 'one pod goes to the nearer' },
  ])('are $counts of $replicas at $weight %: $because', ({ replicas, weight, surge, counts }) => {
    expect(text(weightedCounts(replicas, weight, surge))).toBe(counts);
  });

  it.each([
    { replicas: 1, weight: 40, counts: '1+1', because: 'there is room for one of each' },
    { replicas: 1, weight: 99, counts: '1+1', because: 'there is room for one of each' },
    { replicas: 2, weight: 1, counts: '1+2', because: 'one of three is nearer than one of two' },
    { replicas: 4, weight: 20, counts: '1+4', because: 'one of five is the weight itself' },
    { replicas: 3, weight: 50, counts: '2+2', because: 'two of four is the weight itself' },
    { replicas: 9, weight: 95, counts: '9+1', because: 'a tie of ten is rounded up' },
    { replicas: 10, weight: 25, counts: '3+8', because: 'three of eleven is nearer' },
    { replicas: 3, weight: 34, counts: '1+2', because: 'one of three is nearer' },
    { replicas: 4, weight: 30, counts: '1+3', because: 'the first of two that are as near' },
    { replicas: 5, weight: 0, counts: '0+5', because: 'no weight needs no pod' },
    { replicas: 5, weight: 100, counts: '5+0', because: 'all weight needs no pod more' },
  ])('with a surge are $counts of $replicas at $weight %: $because', (one) => {
    expect(text(weightedCounts(one.replicas, one.weight, 1))).toBe(one.counts);
  });
});

function text({ updated, older }: ReturnType<typeof weightedCounts>): string {
  return `${updated}+${older}`;
}
