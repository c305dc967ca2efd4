import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';

import { run } from '#src/cli/run.ts';
import { readRecording } from '#src/cluster/recording.ts';
import type { Writer } from '#src/domain/ports.ts';
import type { Queues } from '#src/queue/open-queues.ts';
import { recorded } from '#src/world/recorded.ts';
import { patientQueues } from '#test/integration/support/patient-queues.ts';
import { startRedis, UNKEPT } from '#test/integration/support/redis.ts';
import { loaderOf, unreachable } from '#test/support/engines.ts';
import { mina } from '#test/support/jobs.ts';
import { silent } from '#test/support/logs.ts';
import { terminal } from '#test/support/terminals.ts';

const before = process.env['KUBEWHY_REDIS_URL'];
const redis = await startRedis(UNKEPT);
const source = recorded(await readRecording('recordings/inc-000-1'));
let folder: string;
let queues: Queues;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kubewhy-freeze-'));
  await writeFile(join(folder, 'off.yaml'), 'cluster: { name: test }\nchanges: off\n');
});
beforeEach(async () => {
  queues = patientQueues({ url: redis.urlOf('gateway'), log: silent });
  await queues.freezes.lift();
  process.env['KUBEWHY_REDIS_URL'] = redis.urlOf('gateway');
});
afterEach(() => queues.close(0));
afterAll(async () => {
  if (before === undefined) delete process.env['KUBEWHY_REDIS_URL'];
  else process.env['KUBEWHY_REDIS_URL'] = before;
  await redis.stop();
  await rm(folder, { recursive: true });
});

it('kubewhy fix --apply changes nothing while the bot that it is told of is frozen', async () => {
  await queues.freezes.set({ by: mina, reason: 'payday', at: '2026-03-02T09:00:00Z' });

  const { status, err, looks, hasAgreed } = await applied();

  expect(hasAgreed).toBe(true);
  expect(err).toContain('All changes are frozen by mina since 2026-03-02 09:00 UTC: payday.');
  expect([status, looks]).toEqual([3, 0]);
});

it('heeds the settings of the bot as well', async () => {
  const { status, err, looks } = await applied('--config', join(folder, 'off.yaml'));

  expect(err).toContain('`changes: off`');
  expect([status, looks]).toEqual([3, 0]);
});

it('changes nothing where nobody can tell', async () => {
  process.env['KUBEWHY_REDIS_URL'] = 'redis://127.0.0.1:1';

  const { status, looks } = await applied();

  expect([status, looks]).toEqual([3, 0]);
});

it('goes on where nothing is frozen, and where no bot is told', async () => {
  const open = await applied();
  delete process.env['KUBEWHY_REDIS_URL'];
  const alone = await applied();

  expect(open.looks).toBeGreaterThan(0);
  expect(alone.looks).toBe(open.looks);
});

/** Says yes to the first fix; `looks` counts how often the object was looked at after that, to change it. */
async function applied(...options: readonly string[]) {
  const screen = terminal();
  let hasAgreed = false;
  let looks = 0;
  const ask = async () => {
    hasAgreed = true;
    return 'y';
  };
  const writer: Writer = {
    read: async () => {
      if (hasAgreed) looks += 1;
      return { is: 'unknown', why: 'expired' };
    },
    send: async () => ({ is: 'refused', message: 'nothing is sent here' }),
    permits: async () => ({ is: 'allowed' }),
    record: async () => undefined,
  };
  const open = async () => ({ loader: loaderOf(source), cluster: 'lab', writer });
  const command = ['fix', 'web', '-n', 'blog-system', '--apply', ...options];
  const status = await run(command, { ...screen, ask }, { open, capture: unreachable });
  return { status, looks, hasAgreed, ...screen.written };
}
