import { describe, expect, it } from '@jest/globals';

import { growthIn } from '#src/readings/logs/growth.ts';
import { entriesIn } from '#src/readings/logs/log-entries.ts';

const RISING = [120, 210, 205, 380, 610, 940];

function grown(line: (value: number) => string, values: readonly number[] = RISING) {
  return growthIn(entriesIn(values.map((value) => ({ text: line(value) }))));
}

describe('figures that grow', () => {
  it.each([
    [
      'in logfmt',
      (n: number) => `level=info msg=gc heap_used=${n}MB`,
      'heap_used',
      '120MB',
      '940MB',
    ],
    ['in JSON', (n: number) => `{"level":"info","rss":${n},"msg":"gc"}`, 'rss', '120', '940'],
    ['in words', (n: number) => `queue depth: ${n} of 1000`, 'depth', '120', '940'],
    ['of a latency', (n: number) => `GET /cart took ${n}ms`, 'took', '120ms', '940ms'],
    ['of a pool', (n: number) => `pool (total=10, waiting=${n})`, 'waiting', '120', '940'],
    ['in Korean', (n: number) => `대기: ${n}건`, '대기', '120', '940'],
  ])('are told from their first to their last value %s', (_, line, what, from, to) => {
    expect(grown(line)).toMatchObject([{ what, from, to }]);
  });

  it.each([
    ['falls', (n: number) => `heap_used=${1000 - n}MB`, RISING],
    ['stays much the same', (n: number) => `heap_used=${n}MB`, [500, 510, 512, 520, 530]],
    ['goes up and down', (n: number) => `took ${n}ms`, [5, 90, 4, 80, 6, 70, 5, 99]],
    ['only counts', (n: number) => `orders=${n} id=${n} uptime=${n}`, RISING],
    ['came up too seldom', (n: number) => `heap_used=${n}MB`, [100, 300, 900]],
    ['changes its unit', (n: number) => `took ${n}${n > 300 ? 's' : 'ms'}`, RISING],
  ])('are none where a figure %s', (_, line, values) => {
    expect(grown(line, values)).toEqual([]);
  });
});
