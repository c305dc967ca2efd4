import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';

import type { AuditEntry } from '#src/domain/audit.ts';
import type { Queues } from '#src/queue/open-queues.ts';
import { auditBy } from '#src/serve/operations/audit.ts';
import { patientQueues } from '#test/integration/support/patient-queues.ts';
import { startRedis, UNKEPT } from '#test/integration/support/redis.ts';
import { kubewhy } from '#test/support/command-lines.ts';
import { mina } from '#test/support/jobs.ts';
import { silent } from '#test/support/logs.ts';

const KEY = 'an-approval-key';
const VARIABLES = ['KUBEWHY_REDIS_URL', 'KUBEWHY_APPROVAL_KEY'] as const;
const before = VARIABLES.map((name) => [name, process.env[name]] as const);
const redis = await startRedis(UNKEPT);
const raw = new Redis(redis.url);
let folder: string;
let queues: Queues;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kubewhy-audit-'));
  await writeFile(join(folder, 'kubewhy.yaml'), 'cluster: { name: test }\n');
});
beforeEach(async () => {
  await raw.flushall();
  queues = patientQueues({ url: redis.urlOf('gateway'), log: silent });
  process.env['KUBEWHY_REDIS_URL'] = redis.urlOf('gateway');
  process.env['KUBEWHY_APPROVAL_KEY'] = KEY;
});
afterEach(() => queues.close(0));
afterAll(async () => {
  for (const [name, value] of before) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  raw.disconnect();
  await redis.stop();
  await rm(folder, { recursive: true });
});

/** All that is said of genuine entries without gaps. */
const ONLY_BEFORE = expect.stringMatching(/^Whether entries .+ compare them with the log\.\n$/);

describe('kubewhy audit', () => {
  it('lists what was noted, the oldest first, each deed once', async () => {
    await note(frozen('payday'), frozen('payday'), frozen('again'));

    const { status, out, err } = await audit();

    expect(out.split('\n')).toEqual([
      expect.stringMatching(/^20\S+Z {2}froze {9}mina \(\w+\) {2}payday$/),
      expect.stringContaining('again'),
      '',
    ]);
    expect([status, err]).toEqual([0, ONLY_BEFORE]);
  });

  it('gives programs each entry as JSON, with whether it is genuine', async () => {
    await note(frozen('payday'));

    const { status, out } = await audit('-o', 'json');

    expect(JSON.parse(out)).toMatchObject([
      { role: 'gateway', genuine: true, deed: { what: 'froze', by: mina, reason: 'payday' } },
    ]);
    expect(status).toBe(0);
  });

  it('leaves out what was before the time that is asked for', async () => {
    await raw.xadd('kubewhy:audit', '1-0', 'entry', 'long ago');
    await note(frozen('payday'));

    expect(await audit('--since', '7d')).toMatchObject({
      status: 0,
      err: ONLY_BEFORE,
    });
    expect(await audit('--since', '99999d')).toMatchObject({ status: 1 });
  });

  it('says that nothing was noted', async () => {
    expect(await audit('--since', '30m')).toEqual({
      status: 0,
      out: '',
      err: 'Nothing was noted in the last 30m.\n',
    });
  });

  it('marks an entry that was written without the key, and ends with 1', async () => {
    await note(frozen('payday'));
    const [first] = (await queues.audit.since(new Date(0))).entries;
    const at = new Date().toISOString();
    const forged = { at, role: 'gateway', deed: frozen('forged'), signature: first?.signature };
    await raw.xadd('kubewhy:audit', '*', 'entry', JSON.stringify(forged));
    await raw.xadd('kubewhy:audit', '*', 'entry', '{');

    const { status, out, err } = await audit();

    expect(out.split('\n')[1]).toMatch(/NOT WRITTEN BY THIS KUBEWHY .*forged/);
    expect(err).toContain('2 of the entries were not written by this kubewhy');
    expect(status).toBe(1);
  });

  it('marks a copy of a genuine entry', async () => {
    await note(frozen('payday'));
    const [entry] = (await queues.audit.since(new Date(0))).entries;
    await raw.xadd('kubewhy:audit', '*', 'entry', JSON.stringify(entry));

    const { status, out } = await audit();

    expect(out.match(/NOT WRITTEN BY THIS KUBEWHY/g)).toHaveLength(1);
    expect(status).toBe(1);
  });

  it('tells that an entry was taken out', async () => {
    await note(frozen('first'), frozen('second'), frozen('third'));
    const [, second] = await raw.xrange('kubewhy:audit', '-', '+');
    await raw.xdel('kubewhy:audit', second?.[0] ?? '');

    const { status, out, err } = await audit();

    expect(out).not.toContain('second');
    expect(err).toContain('1 entries are missing of which these tell');
    expect(status).toBe(1);
  });

  it('tells that the last entries of a process were taken out, once another has noted something', async () => {
    await note(frozen('first'), frozen('second'));
    await note(frozen('third'));
    const [, second] = await raw.xrange('kubewhy:audit', '-', '+');
    await raw.xdel('kubewhy:audit', second?.[0] ?? '');

    const { status, err } = await audit();

    expect(err).toContain('1 entries are missing of which these tell');
    expect(status).toBe(1);
  });

  it('tells that the first entries were taken out, while none can have been trimmed', async () => {
    await note(frozen('first'), frozen('second'));
    const [first] = await raw.xrange('kubewhy:audit', '-', '+');
    await raw.xdel('kubewhy:audit', first?.[0] ?? '');

    expect(await audit()).toMatchObject({ status: 1 });
  });

  it('believes nothing with another key', async () => {
    await note(frozen('payday'));
    process.env['KUBEWHY_APPROVAL_KEY'] = 'another';

    const { status, err } = await audit();

    expect(err).toContain('1 of the entries were not written by this kubewhy');
    expect(status).toBe(1);
  });

  it.each([
    ['without a key', 'KUBEWHY_APPROVAL_KEY', '', 2, 'lacks KUBEWHY_APPROVAL_KEY'],
    ['without Redis', 'KUBEWHY_REDIS_URL', 'redis://127.0.0.1:1', 3, 'Redis'],
    ['with an address that is none', 'KUBEWHY_REDIS_URL', 'localhost', 2, 'has to be a URL'],
  ])('says what is wrong %s', async (_, name, value, status, said) => {
    process.env[name] = value;

    const told = await audit();

    expect(told).toMatchObject({ status, out: '' });
    expect(told.err).toContain(said);
  });

  it.each([
    ['a time that is none', ['--since', 'yesterday'], 'Write --since as a duration'],
    ['settings that are not there', ['--config', 'none.yaml'], 'none.yaml cannot be read'],
  ])('refuses %s', async (_, options, said) => {
    const { status, err } = await audit(...options);

    expect(err).toContain(said);
    expect(status).toBe(2);
  });
});

function audit(...options: readonly string[]) {
  return kubewhy(['audit', '--config', join(folder, 'kubewhy.yaml'), ...options]);
}

/** As a gateway does. */
async function note(...deeds: readonly AuditEntry[]): Promise<void> {
  const { audit: stream } = queues;
  const noted = auditBy({ role: 'gateway', key: KEY, stream, log: silent });
  for (const entry of deeds) await noted(entry);
}

function frozen(reason: string): AuditEntry {
  return { id: `q-${reason}`, what: 'froze', by: mina, reason };
}
