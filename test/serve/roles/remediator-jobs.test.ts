import { describe, expect, it } from '@jest/globals';

import { sign } from '#src/approvals/signature.ts';
import type { AuditEntry } from '#src/domain/audit.ts';
import type { RemediatorJob } from '#src/domain/jobs.ts';
import type { Outcome } from '#src/domain/plan.ts';
import type { Writer } from '#src/domain/ports.ts';
import { remediatorJobs } from '#src/serve/roles/remediator-jobs.ts';
import { changeLog } from '#test/fixes/support/change-log.ts';
import { FakeApiServer } from '#test/fixes/support/fake-api-server.ts';
import { abortion } from '#test/fixes/support/plans.ts';
import { CANARY, LIMITS, unreachable } from '#test/fixes/support/surroundings.ts';
import { mina } from '#test/support/jobs.ts';
import { keptOutbox } from '#test/support/outboxes.ts';

const plan = abortion();

describe('the work of the remediator', () => {
  it('applies a change, tells so and has the worker watch what it does', async () => {
    const { jobs, outbox, done } = remediator();
    const job = approvedNow();

    await jobs.run(job);

    const { at } = job.approval;
    const about = { incident: 'q-1', person: mina, lang: 'en' };
    expect(outbox.gateway).toEqual([
      {
        v: 1,
        id: 'c-1-ended',
        kind: 'progress',
        progress: { step: 'applied' },
        approval: job.approval,
        plan: plan.id,
        at,
        ...about,
      },
    ]);
    expect(outbox.worker).toEqual([
      { v: 1, id: 'c-1-watch-0', kind: 'watch', plan, since: at, turn: 0, ...about },
    ]);
    expect(done).toEqual(['applied']);
  });

  it('leaves one Event on the object for each approval, that says who did what', async () => {
    const { jobs, api } = remediator();
    const job = approvedNow();

    await jobs.run(job);
    await jobs.run(job);

    expect([...api.recorded.values()]).toEqual([
      {
        id: 'click-1',
        on: plan.changes[0].on,
        reason: 'KubewhyApplied',
        message: expect.stringMatching(/approved by mina \(U1\) in incident q-1$/),
      },
    ]);
  });

  it('leaves no Event on what it has not changed', async () => {
    const [so, refused] = [
      remediator({ ...CANARY, abort: true }),
      remediator({ currentPodHash: 'x' }),
    ];

    await so.jobs.run(approvedNow());
    await refused.jobs.run(approvedNow());

    expect([...so.api.recorded, ...refused.api.recorded]).toEqual([]);
  });

  it('notes an Event that it may not leave, and the change is made all the same', async () => {
    const record = () => Promise.reject(new Error('events is forbidden'));
    const { jobs, audit, done } = remediator(CANARY, { record });

    await jobs.run(approvedNow());

    expect(audit.at(-1)).toMatchObject({ what: 'not-recorded', text: 'events is forbidden' });
    expect(done).toEqual(['applied']);
  });

  it('has the worker watch what is so already', async () => {
    const { jobs, outbox } = remediator({ ...CANARY, abort: true });

    await jobs.run(approvedNow());

    expect(outbox.gateway).toMatchObject([{ progress: { step: 'already-so' } }]);
    expect(outbox.worker).toMatchObject([{ kind: 'watch' }]);
  });

  it('has nobody watch what was refused, and says why', async () => {
    const { jobs, outbox, api, done } = remediator({ currentPodHash: 'newer' });

    await jobs.run(approvedNow());

    const progress = { step: 'refused', text: expect.stringContaining('currentPodHash') };
    expect(outbox.gateway).toMatchObject([{ progress }]);
    expect(outbox.worker).toEqual([]);
    expect(api.effects).toBe(0);
    expect(done).toEqual(['refused']);
  });

  it('tells the same under the same ids when it runs again', async () => {
    const { jobs, outbox, api } = remediator();
    const job = approvedNow();

    await jobs.run(job);
    await jobs.run(job);

    expect(outbox.gateway[1]).toEqual(outbox.gateway[0]);
    expect(outbox.worker[1]).toEqual(outbox.worker[0]);
    expect(api.effects).toBe(1);
  });

  it('puts a change off while the cluster cannot be reached', async () => {
    const { jobs, outbox, done } = remediator(CANARY, { permits: unreachable });

    await expect(jobs.run(approvedNow())).rejects.toMatchObject({ retryAfterMs: 1_000 });
    expect([outbox.gateway, outbox.worker, done]).toEqual([[], [], []]);
  });

  it('says that it does not know how a change ended that it had to give up', async () => {
    const { jobs, outbox, done } = remediator();

    await jobs.giveUp(approvedNow());

    expect(outbox.gateway).toMatchObject([{ id: 'c-1-ended', progress: { step: 'unknown' } }]);
    expect(outbox.worker).toEqual([]);
    expect(done).toEqual(['unknown']);
  });
});

function remediator(status: object = CANARY, parts: Partial<Writer> = {}) {
  const api = new FakeApiServer(status);
  const writer: Writer = {
    read: () => api.read(),
    permits: () => api.permits(),
    record: (event) => api.record(event),
    send: (...change) => api.send(...change),
    ...parts,
  };
  const outbox = keptOutbox();
  const done: Outcome[] = [];
  const audit: AuditEntry[] = [];
  const jobs = remediatorJobs({
    writer,
    changeLog: changeLog(),
    outbox,
    key: 'key',
    limits: LIMITS,
    standstill: async () => undefined,
    clockAhead: async () => 0,
    needsTwo: () => false,
    barred: () => undefined,
    audit: async (entry) => void audit.push(entry),
    identityOf: () => ({ user: 'mina', groups: [] }),
    done: (outcome) => void done.push(outcome),
  });
  return { jobs, outbox, api, done, audit };
}

function approvedNow(): RemediatorJob & { kind: 'change' } {
  const at = new Date().toISOString();
  const approval = sign(
    { id: 'click-1', plan: plan.id, incident: 'q-1', channel: 'C1', person: mina, at },
    'key',
  );
  return { v: 1, id: 'c-1', kind: 'change', approval, plan, lang: 'en' };
}
