import { describe, expect, it } from '@jest/globals';

import type { SignedEntry } from '#src/domain/audit.ts';
import { auditStream } from '#src/queue/audit-stream.ts';
import { readyRedis } from '#test/queue/support/ready-redis.ts';
import { mina } from '#test/support/jobs.ts';

const at = '2026-01-01T00:00:00.000Z';
const entry: SignedEntry = {
  at,
  role: 'gateway',
  deed: { id: 'q-1', what: 'unfroze', by: mina },
  signature: 'ab',
};

describe('the audit in Redis', () => {
  it('keeps some 10,000 entries and what tells their deeds, whatever else an entry says', async () => {
    const sent: unknown[][] = [];
    const script = async (...args: unknown[]) => sent.push(args);
    const stream = auditStream(readyRedis({ eval: script }), 'shop');
    const again = { ...entry, at: '2026-01-02T00:00:00.000Z', role: 'remediator' };

    expect(await stream.add(entry)).toBe(true);
    expect(await stream.add(again)).toBe(false);

    const [, , ...rest] = sent[0] ?? [];
    expect(rest).toEqual([
      'shop:audit',
      'shop:audit:deeds',
      expect.stringMatching(/^[0-9a-f]{32}$/),
      JSON.stringify(entry),
      10_000,
    ]);
    expect(sent[1]?.[4]).toBe(sent[0]?.[4]);
  });

  it('is read from a moment on, and what is no entry is counted', async () => {
    const asked: unknown[][] = [];
    const odd = ['{', JSON.stringify({ ...entry, deed: null }), JSON.stringify({ at })];
    const found = [JSON.stringify(entry), ...odd].map((text) => ['1-0', ['entry', text]]);
    const xrange = async (...args: unknown[]) => {
      asked.push(args);
      return [...found, ['2-0', []]];
    };

    const xlen = async () => 5;
    const read = await auditStream(readyRedis({ xrange, xlen }), 'shop').since(new Date(at));

    expect(read).toEqual({ entries: [entry], unreadable: 4, isWhole: true });
    expect(asked).toEqual([['shop:audit', Date.parse(at), '+']]);
  });

  it.each([
    ['older ones are kept', 2],
    ['older ones may have been trimmed', 10_000],
  ])('is not whole where %s', async (_, length) => {
    const found = Array.from({ length: length === 2 ? 1 : length }, () => ['1-0', []]);
    const stream = { xrange: async () => found, xlen: async () => length };

    const { isWhole } = await auditStream(readyRedis(stream), 'shop').since(new Date(at));

    expect(isWhole).toBe(false);
  });

  it('says which entry is the newest, if it is one', async () => {
    const newestOf = (...texts: readonly string[]) => {
      const xrevrange = async () => texts.map((text) => ['1-0', ['entry', text]]);
      return auditStream(readyRedis({ xrevrange }), 'shop').newest();
    };

    expect(await newestOf(JSON.stringify(entry))).toEqual(entry);
    expect(await newestOf('{')).toBeUndefined();
    expect(await newestOf()).toBeUndefined();
  });
});
