import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';

import { signedEntry } from '#src/approvals/audit-signature.ts';
import { questionIncident } from '#src/incident/open-incident.ts';
import type { Queues } from '#src/queue/open-queues.ts';
import { type RoleName, roleNames } from '#src/serve/roles/running.ts';
import { patientQueues } from '#test/integration/support/patient-queues.ts';
import { startRedis } from '#test/integration/support/redis.ts';
import { changeJob, whyJob } from '#test/support/jobs.ts';
import { keptLog } from '#test/support/logs.ts';

const redis = await startRedis();
const on = { kind: 'ConfigMap', namespace: 'shop', name: 'settings' };
let log: ReturnType<typeof keptLog>;
let gateway: Queues;
let worker: Queues;
let remediator: Queues;

beforeEach(() => {
  log = keptLog();
  [gateway, worker, remediator] = roleNames.map((role) =>
    patientQueues({ url: redis.urlOf(role), log: log.log }),
  ) as [Queues, Queues, Queues];
});
afterEach(async () => {
  await Promise.all([gateway, worker, remediator].map((queues) => queues.close(0)));
});
afterAll(() => redis.stop());

describe('the users of Redis', () => {
  it('let each role do its work', async () => {
    const done = Promise.withResolvers<string>();
    const giveUp = async () => done.reject(new Error('given up'));
    const { question } = whyJob('q-1');
    const deed = { id: 'q-1', what: 'unfroze', by: question.asker } as const;
    remediator.serveRemediator({
      change: { giveUp, run: ({ id }) => carriedOut(id) },
      dryRun: async () => ({ is: 'holds' }),
      mayApply: async () => ({ is: 'holds' }),
    });
    worker.serveWorker({ giveUp, run: answered });
    gateway.serveGateway({ giveUp, run: async ({ id }) => done.resolve(id) });

    await gateway.incidents.change('q-1', (known) =>
      questionIncident(known, question, { is: 'no-such-target', nearest: [] }),
    );
    await gateway.outbox.toWorker(whyJob('q-1'));

    expect(await done.promise).toBe('c-1-ended');
    expect(await gateway.incidents.find('q-1')).toMatchObject({ id: 'q-1' });
    const entry = signedEntry({ at: question.askedAt, role: 'gateway', deed }, 'key');
    const other = signedEntry({ ...entry, deed: { ...deed, id: 'q-2' } }, 'key');
    expect(await gateway.audit.add(entry)).toBe(true);
    expect(await remediator.audit.add(entry)).toBe(false); // the same deed
    expect(await remediator.audit.add(other)).toBe(true);
    expect(await gateway.audit.since(new Date(0))).toEqual({
      entries: [entry, other],
      unreadable: 0,
      isWhole: true,
    });
    expect(await remediator.audit.newest()).toEqual(other);
    await gateway.freezes.set({ by: question.asker, reason: '', at: question.askedAt });
    expect(await remediator.freezes.find()).toMatchObject({ by: question.asker });
    expect(await remediator.changeLog.find('c-1')).toMatchObject({ step: 'ended' });
    expect(
      await Promise.all([gateway, worker, remediator].map((one) => one.shortcomings())),
    ).toEqual([[], [], []]);
    for (const queues of [gateway, worker, remediator]) {
      await queues.writable();
      expect(await queues.counts()).toMatchObject({ worker: { failed: 0 } });
    }
    expect(JSON.stringify(log.lines)).not.toContain('NOPERM');
  });

  it.each<[RoleName, string, readonly string[]]>([
    ['worker', 'read an incident', ['GET', 'kubewhy:incident:q-1']],
    ['remediator', 'write an incident', ['SET', 'kubewhy:incident:q-1', '{}']],
    ['worker', 'say how a change ended', ['SET', 'kubewhy:change:c-1', '{}']],
    ['worker', 'write into the audit', ['XADD', 'kubewhy:audit', '*', 'entry', '{}']],
    ['worker', 'have a deed taken for known', ['ZADD', 'kubewhy:audit:deeds', '1', 'a']],
    ['worker', 'lift a freeze', ['DEL', 'kubewhy:freeze']],
    ['remediator', 'lift a freeze', ['DEL', 'kubewhy:freeze']],
    ['gateway', 'forget a change', ['DEL', 'kubewhy:change:c-1']],
    ['worker', 'take the lock of an object', ['SET', 'kubewhy:lock:x', '1']],
    ['gateway', 'answer a dry run', ['PUBLISH', 'kubewhy:dry-runs', '{}']],
    ['gateway', 'list all keys', ['KEYS', '*']],
    ['worker', 'scan all keys', ['SCAN', '0']],
    ['worker', 'empty it', ['FLUSHALL']],
    ['remediator', 'change its settings', ['CONFIG', 'SET', 'appendfsync', 'no']],
    ['gateway', 'read the users', ['ACL', 'LIST']],
    ['worker', 'load code', ['FUNCTION', 'FLUSH']],
    ['gateway', 'use the keys of another program', ['SET', 'other', '1']],
  ])('do not let the %s %s', async (role, _, [command = '', ...args]) => {
    const client = new Redis(redis.urlOf(role));

    await expect(client.call(command, ...args)).rejects.toThrow(/NOPERM/);

    client.disconnect();
  });

  it('let nobody in without a password', async () => {
    const options = { enableReadyCheck: false };
    const nobody = new Redis(redis.url.replace('tests:tests@', ''), options);
    const probe = new Redis(redis.url.replace('tests:tests@', 'probe:-@'), options);

    await expect(nobody.ping()).rejects.toThrow(/NOAUTH/);
    expect(await probe.ping()).toBe('PONG');
    await expect(probe.get('kubewhy:incident:q-1')).rejects.toThrow(/NOPERM/);

    nobody.disconnect();
    probe.disconnect();
  });
});

async function answered(): Promise<void> {
  const { plan } = changeJob('c-1');
  expect(await worker.dryRun(plan.changes[0])).toEqual({ is: 'holds' });
  await worker.outbox.toWorker({ ...whyJob('later') }, 60_000);
  await worker.outbox.toRemediator(changeJob('c-1'));
}

async function carriedOut(id: string): Promise<void> {
  await remediator.changeLog.exclusively(on, async () => {
    await remediator.changeLog.write(id, { step: 'sending', resourceVersion: '1', sends: 1 });
    await remediator.changeLog.write(id, { step: 'ended', outcome: 'applied' });
  });
  await remediator.outbox.toGateway({
    v: 1,
    id: `${id}-ended`,
    kind: 'progress',
    progress: { step: 'applied' },
    incident: 'q-1',
    plan: 'p1',
    person: whyJob('q-1').question.asker,
    at: '2026-01-01T00:00:00Z',
    lang: 'en',
  });
}
