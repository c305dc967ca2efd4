import { describe, expect, it } from '@jest/globals';

import { redisPacer } from '#src/queue/pacer.ts';
import { readyRedis } from '#test/queue/support/ready-redis.ts';

const rate = { everyMs: 1_100, burst: 3 };

describe('a turn in a line', () => {
  it.each([
    ['people', 0, 0],
    ['alerts', 0, 100],
    ['alerts', 7, 107],
    ['alerts', 1_000, 199],
    ['edits', 0, 200],
    ['details', 0, 300],
  ] as const)('of %s with rank %i comes after those before them', async (lane, rank, at) => {
    const { pacer, sent } = line('0');

    await pacer.turn('C1', rate, { id: 'q1', lane, rank });

    expect(sent).toEqual([
      [3, 'shop:pace:C1:waiting', 'shop:pace:C1:due', 'shop:pace:C1:state', 'q1', at, 1_100, 3],
    ]);
  });

  it.each([
    ['0', 0],
    ['12.2', 13],
    [1_100, 1_100],
  ])('comes in %s ms, in whole ones', async (wait, ms) => {
    expect(await line(wait).pacer.turn('C1', rate, { id: 'q1', lane: 'people' })).toBe(ms);
  });

  it('comes to nobody while the line rests', async () => {
    const { pacer, sent } = line(null);

    await pacer.pause('C1', 2_000.4);

    expect(sent).toEqual([[1, 'shop:pace:C1:state', 2_001]]);
  });
});

/** A line whose scripts answer so. */
function line(answer: unknown) {
  const sent: unknown[][] = [];
  const run = async (_: string, ...args: unknown[]) => {
    sent.push(args);
    return answer;
  };
  return { pacer: redisPacer(readyRedis({ eval: run }), 'shop'), sent };
}
