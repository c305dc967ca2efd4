import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import type { Result } from '#src/domain/jobs.ts';
import type { Ref } from '#src/domain/model.ts';
import { deliverAnswer } from '#test/slack/support/answering.ts';
import { startGateway } from '#test/slack/support/gateway.ts';
import type { Gateway } from '#test/slack/support/gateway.ts';
import { answer, HONOR, incident, mina, plan } from '#test/slack/support/incidents.ts';

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.stop());

describe('an answer about what kubewhy dealt with before', () => {
  it('says what was done to its object in an earlier incident', async () => {
    const progress = { step: 'verified' } as const;
    const act = { plan: HONOR, title: 'Older fix', by: mina, at: '2026-03-01T09:00:00Z', progress };
    gateway.redis.records.set('q-0', { ...incident({ id: 'q-0' }), acts: [act] });

    await deliverAnswer(gateway);

    const shown = JSON.stringify(gateway.double.messages('ops')[0]);
    expect(shown).toContain('Earlier by kubewhy');
    expect(shown).toMatch(/Older fix: approved by <@UMINA00001> and verified/);
  });

  it('says so to who asks about the workload that the object belongs to, or about another of its objects', async () => {
    const [{ on }] = plan().changes;
    const by = { kind: 'apps/Deployment', namespace: 'blog-system', name: 'owner' };
    const replicaSet = { kind: 'apps/ReplicaSet', namespace: 'blog-system', name: 'owner-1' };
    const act = { plan: HONOR, title: 'Evicted', by: mina, at: '2026-03-01T09:00:00Z' };
    const acts = [{ ...act, progress: { step: 'verified' } as const }];
    const before = { ...incident({ id: 'q-0' }), owners: [{ of: on, by }], acts };
    gateway.redis.records.set('q-0', before);
    const about = (target: Ref): Extract<Result, { is: 'answer' }> => ({
      is: 'answer',
      answer: answer({ target: { ...target, cluster: 'demo' }, findings: [] }),
      plans: [],
      tookMs: 1,
    });

    await deliverAnswer(gateway, { id: 'q-1' }, about(by));
    await deliverAnswer(
      gateway,
      { id: 'q-2' },
      { ...about(replicaSet), owners: [{ of: replicaSet, by }] },
    );
    await deliverAnswer(gateway, { id: 'q-3' }, about(replicaSet));

    const told = gateway.double
      .messages('ops')
      .map((one) => JSON.stringify(one).includes('Evicted: approved by'));
    expect(told.filter(Boolean)).toHaveLength(2);
  });

  it('says what was offered in an earlier incident and not taken, and what went out through Git', async () => {
    const proposed = { step: 'proposed', text: 'https://github.com/acme/deploy/pull/7' } as const;
    const act = { plan: HONOR, title: 'Older fix', by: mina, at: '2026-03-01T09:00:00Z' };
    const openedAt = new Date(Date.now() - 3_600_000).toISOString();
    gateway.redis.records.set('q-0', incident({ id: 'q-0', openedAt }));
    await deliverAnswer(gateway);
    gateway.redis.records.set('q-0', {
      ...incident({ id: 'q-0', openedAt }),
      acts: [{ ...act, progress: proposed }],
    });
    await deliverAnswer(gateway, { id: 'q-2' });

    const all = gateway.double.messages('ops').map((one) => JSON.stringify(one));
    expect(all[0]).toContain('Let the spread rule skip tainted nodes: offered, not applied');
    expect(
      all.some((one) => /Older fix: .*<@UMINA00001>/.test(one) && one.includes('pull request')),
    ).toBe(true);
  });
});
