import { expect, it } from '@jest/globals';

import { isGenuine } from '#src/approvals/audit-signature.ts';
import type { SignedEntry } from '#src/domain/audit.ts';
import { auditBy } from '#src/serve/operations/audit.ts';
import { keptLog } from '#test/support/logs.ts';

const entry = {
  id: 'q-1',
  what: 'unfroze',
  by: { team: 'T1', id: 'U1', name: 'mina' },
} as const;

it('a entry is a line of the log and a signed entry', async () => {
  const { log, lines } = keptLog();
  const entries: SignedEntry[] = [];
  const add = async (entry: SignedEntry) => entries.push(entry) === 1;
  const stream = { add, newest };

  await auditBy({ role: 'gateway', key: 'key', stream, log })(entry);

  expect(entries).toMatchObject([{ role: 'gateway', deed: entry }]);
  expect(entries.every((entry) => isGenuine(entry, 'key'))).toBe(true);
  expect(JSON.stringify(lines)).toContain('unfroze');
  expect(JSON.stringify(lines)).not.toContain('again');
});

it('a entry that Redis has already is a line of the log all the same, and another says so', async () => {
  const { log, lines } = keptLog();
  const stream = { newest, add: async () => false };

  await auditBy({ role: 'gateway', key: 'key', stream, log })(entry);

  expect(JSON.stringify(lines)).toMatch(/unfroze.*"again":"q-1"/);
});

it('a entry is in the log before Redis has answered', () => {
  const { log, lines } = keptLog();
  const stream = { newest, add: () => new Promise<boolean>(() => {}) };

  void auditBy({ role: 'gateway', key: 'key', stream, log })(entry);

  expect(JSON.stringify(lines)).toContain('unfroze');
});

it('a entry that Redis does not take is in the log, which says so', async () => {
  const { log, lines } = keptLog();
  const stream = { newest, add: async () => Promise.reject(new Error('full')) };

  await auditBy({ role: 'gateway', key: 'key', stream, log })(entry);

  expect(JSON.stringify(lines)).toContain('in the log only');
});

it('entries are counted as Redis takes them, one after the other', async () => {
  const places: unknown[] = [];
  const answers = [true, false, true, new Error('full'), true];
  const add = async ({ place }: SignedEntry) => {
    places.push(place?.n);
    const answer = answers.shift();
    if (typeof answer !== 'boolean') throw answer;
    return answer;
  };
  const note = auditBy({
    role: 'gateway',
    key: 'key',
    stream: { add, newest },
    log: keptLog().log,
  });

  await Promise.all(Array.from({ length: 5 }, () => note(entry)));

  expect(places).toEqual([1, 2, 2, 3, 4]);
});

it('an entry names the newest before it, where a holder of the key wrote that', async () => {
  const entries: SignedEntry[] = [];
  const stream = {
    add: async (entry: SignedEntry) => entries.push(entry) > 0,
    newest: async () => entries.at(-1),
  };
  const noting = (role: string, key = 'key') => auditBy({ role, key, stream, log: keptLog().log });

  const gateway = noting('gateway');
  await gateway(entry);
  await noting('remediator')(entry);
  await gateway(entry);
  await noting('forger', 'another')(entry);
  await gateway(entry);

  const [first, second, third, , last] = entries.map(({ place }) => place);
  expect(first).toEqual({ run: expect.any(String), n: 1 });
  expect(second?.after).toEqual(first);
  expect(third?.after).toEqual({ run: second?.run, n: 1 });
  expect(last).toEqual({ run: first?.run, n: 3 });
});

async function newest() {
  return undefined;
}
