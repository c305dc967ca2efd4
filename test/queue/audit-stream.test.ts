import { describe, expect, it } from '@jest/globals';

import type { AuditEntry } from '#src/domain/audit.ts';
import { auditStream } from '#src/queue/audit-stream.ts';
import { readyRedis } from '#test/queue/support/ready-redis.ts';
import { mina } from '#test/support/jobs.ts';

const at = '2026-01-01T00:00:00.000Z';
const entry: AuditEntry = {
  at,
  role: 'gateway',
  deed: { what: 'unfroze', by: mina },
  signature: 'ab',
};

describe('the audit in Redis', () => {
  it('keeps some 10,000 entries, the newest', async () => {
    const sent: unknown[][] = [];
    const xadd = async (...args: unknown[]) => void sent.push(args);

    await auditStream(readyRedis({ xadd }), 'shop').add(entry);

    expect(sent).toEqual([
      ['shop:audit', 'MAXLEN', '~', 10_000, '*', 'entry', JSON.stringify(entry)],
    ]);
  });

  it('is read from a moment on, and what is no entry is counted', async () => {
    const asked: unknown[][] = [];
    const odd = ['{', JSON.stringify({ ...entry, deed: null }), JSON.stringify({ at })];
    const found = [JSON.stringify(entry), ...odd].map((text) => ['1-0', ['entry', text]]);
    const xrange = async (...args: unknown[]) => {
      asked.push(args);
      return [...found, ['2-0', []]];
    };

    const read = await auditStream(readyRedis({ xrange }), 'shop').since(new Date(at));

    expect(read).toEqual({ entries: [entry], unreadable: 4 });
    expect(asked).toEqual([['shop:audit', Date.parse(at), '+']]);
  });
});
