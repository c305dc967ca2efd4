import { describe, expect, it } from '@jest/globals';

import { sifted } from '#src/text/sifted.ts';

const lines = (...texts: readonly string[]) => texts.map((text) => ({ text }));

describe('a log, sifted', () => {
  it.each([
    'E0304 10:12:13.456789       1 main.go:42] cannot list pods',
    '{"level":50,"msg":"upstream gone"}',
    'GET /orders 503 12ms',
    "OOM command not allowed when used memory > 'maxmemory'.",
    '데이터베이스 연결 실패',
  ])('keeps “%s”', (text) => {
    expect(sifted(lines('started', text)).lines).toMatchObject([
      { text, times: 1, from: 1, to: 1 },
    ]);
  });

  it.each(['GET /orders 200 12ms', 'started in 503ms on node w1', 'connected to db'])(
    'leaves out “%s”',
    (text) => {
      expect(sifted(lines(text))).toEqual({ lines: [], read: 1 });
    },
  );

  it('keeps the newest line of a wording, and when it was written first', () => {
    const log = sifted([
      { at: '2026-01-01T11:00:00Z', text: 'ERROR order 17 lost' },
      { text: 'ok' },
      { at: '2026-01-01T11:09:00Z', text: 'ERROR order 18 lost' },
    ]);

    expect(log.lines).toEqual([
      {
        at: '2026-01-01T11:09:00Z',
        text: 'ERROR order 18 lost',
        times: 2,
        first: '2026-01-01T11:00:00Z',
        from: 0,
        to: 2,
      },
    ]);
  });

  it('forgets what was written once and long ago before it grows', () => {
    const often = Array.from({ length: 50 }, () => ({ text: 'ERROR again' }));
    const words = Array.from({ length: 5000 }, (_, index) => ({
      text: `ERROR ${index.toString(2).replaceAll('0', 'o').replaceAll('1', 'i')}`,
    }));
    const log = sifted([...often, ...words]);

    expect(log.lines.length).toBeLessThanOrEqual(400);
    expect(log.lines).toContainEqual(expect.objectContaining({ times: 50 }));
    expect(log.lines.at(-1)?.to).toBe(log.read - 1);
  });
});
