import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import type { AlertGroup, DeliveryJob, Result } from '#src/domain/jobs.ts';
import type { Alert } from '#src/domain/question.ts';
import { type Gateway, startGateway } from '#test/slack/support/gateway.ts';
import { alert, answer, finding, mina, plan } from '#test/slack/support/incidents.ts';

const ROOT = 'a root';
const symptom = {
  key: 's1',
  kind: 'x',
  object: { kind: 'Pod', name: 'web-6c7c' },
  reason: 'x',
  hurts: 'users',
} as const;
const ill: Result = {
  is: 'answer',
  answer: answer({ symptoms: [symptom] }),
  plans: [plan()],
  tookMs: 600,
};

let gateway: Gateway;
let deliveries = 0;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.stop());

describe('a batch of alerts', () => {
  it('has one thread for each root, the worst first, and is handed on', async () => {
    await deliver([
      group([alert({ id: 'a' }), alert({ id: 'b' })]),
      group([alert({ id: 'c' })], { root: 'other', key: 'other', rank: 7 }),
    ]);

    expect(gateway.redis.gateway).toMatchObject([
      { kind: 'thread', incident: 'a', rank: 0 },
      { kind: 'thread', incident: 'c', rank: 7 },
    ]);
    expect(gateway.redis.alerts.handedOn).toEqual(['b-1']);
    expect(gateway.redis.audit.filter(({ what }) => what === 'alerted')).toHaveLength(3);
    await threads();
    expect(parents()).toHaveLength(2);
  });

  it('that is delivered again changes nothing', async () => {
    await deliver([group([alert({ id: 'a' })])], 'again');
    await deliver([group([alert({ id: 'a' })])], 'again');
    await threads();

    expect(gateway.redis.gateway).toHaveLength(0);
    expect(parents()).toHaveLength(1);
    expect(gateway.redis.records.get('a')?.alerts).toHaveLength(1);
  });

  it('of the same root edits the thread that there is', async () => {
    await deliver([group([alert({ id: 'a' })])]);
    await threads();
    await deliver([group([alert({ id: 'b', name: 'KubeDeploymentReplicasMismatch' })])]);
    await threads();

    expect(parents()).toHaveLength(1);
    expect(JSON.stringify(parents()[0])).toContain('KubeDeploymentReplicasMismatch');
  });

  it('says of a root that is there again how often it was, and what helped', async () => {
    await deliver([group([alert({ id: 'a' })])]);
    const before = gateway.redis.records.get('a');
    if (!before) throw new Error('not kept');
    const act = { plan: plan().id, title: 'Honor the taint', by: mina, at: 'x' };
    gateway.redis.records.set('a', {
      ...before,
      acts: [{ ...act, progress: { step: 'verified' } }],
    });
    const record = { id: 'a', at: '2026-03-01T00:00:00Z', overAt: '2026-03-01T01:00:00Z' };
    gateway.redis.alerts.rootsKept.set(ROOT, { v: 1, id: ROOT, incidents: [record] });

    await deliver([group([alert({ id: 'b' })])]);
    await threads();

    expect(gateway.redis.records.get('b')?.before).toMatchObject({
      times: 2,
      days: 7,
      last: { incident: 'a' },
      fix: { title: 'Honor the taint', by: mina },
    });
  });
});

describe('a thread of alerts', () => {
  it('hears what somebody has to know, once', async () => {
    await deliver([group([alert({ id: 'a' })])]);
    await threads();
    const other = answer({ symptoms: [symptom], findings: [finding({ cause: 'Another cause.' })] });
    const result: Result = { is: 'answer', answer: other, plans: [plan()], tookMs: 1 };
    const again = { root: 'other', key: 'other', incidents: ['a'], result };

    await deliver([group([], again)], 'd-2', '2026-03-02T09:11:00Z');
    await threads();
    await deliver([group([], again)], 'd-3', '2026-03-02T09:12:00Z');
    await threads();

    const replies = gateway.double
      .messages('alerts')
      .filter(({ text }) => /another one now/.test(text));
    expect(replies).toMatchObject([{ thread: parents()[0]?.ts }]);
  });

  it('that is part of another one links it, and is not told where it was not', async () => {
    await deliver([group([alert({ id: 'first' })])]);
    await threads();
    const alone = { key: 'alone', root: undefined, result: undefined };
    await deliver([group([alert({ id: 'a' })], alone)]);
    await threads();
    await deliver([group([alert({ id: 'a' })])], 'd-3', '2026-03-02T09:12:00Z');
    await threads();

    expect(parents()).toHaveLength(2);
    expect(gateway.redis.records.get('a')?.partOf).toMatchObject({ incident: 'first' });
    expect(gateway.redis.alerts.looks.has('a')).toBe(false);
    expect(gateway.redis.records.get('first')?.alerts).toHaveLength(2);
  });
});

type Changes = Readonly<{
  root?: string | undefined;
  key?: string;
  rank?: number;
  incidents?: readonly string[];
  result?: Result | undefined;
}>;

function group(alerts: readonly Alert[], changes: Changes = {}): AlertGroup {
  const { root, result, ...rest } = { root: ROOT, key: ROOT, rank: 0, result: ill, ...changes };
  const gathered = alerts.map((one) => ({ alert: one, group: 'g' }));
  return {
    affected: [],
    incidents: [],
    alerts: gathered,
    ...rest,
    ...(root && { root }),
    ...(result && { result }),
  };
}

async function deliver(
  groups: readonly AlertGroup[],
  id = `d-${(deliveries += 1)}`,
  at = '2026-03-02T09:10:00Z',
): Promise<void> {
  await gateway.slack.deliver({ v: 1, id, kind: 'alerts', at, batch: 'b-1', groups, lang: 'en' });
}

/** Shows what was put to be shown. */
async function threads(): Promise<void> {
  const jobs: readonly DeliveryJob[] = gateway.redis.gateway.splice(0);
  for (const job of jobs) await gateway.slack.deliver(job);
}

function parents() {
  return gateway.double.messages('alerts').filter(({ thread }) => !thread);
}
