import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';

import type { Incident } from '#src/domain/incident.ts';
import type { Plan } from '#src/domain/plan.ts';
import type { Queues } from '#src/queue/open-queues.ts';
import { daysLeft } from '#test/integration/support/days-left.ts';
import { patientQueues } from '#test/integration/support/patient-queues.ts';
import { startRedis } from '#test/integration/support/redis.ts';
import { answer, finding, remedy } from '#test/slack/support/incidents.ts';
import { mina, plan } from '#test/support/jobs.ts';

const AT = '2026-01-01T00:00:00Z';
const redis = await startRedis();
const on = { kind: 'ConfigMap', namespace: 'shop', name: 'settings' };
let one: Queues;
let other: Queues;
let admin: Redis;

beforeAll(() => {
  one = patientQueues({ url: redis.url });
  other = patientQueues({ url: redis.url });
  admin = new Redis(redis.url);
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  admin.disconnect();
  await redis.stop();
});

describe('incidents', () => {
  it('are found by what they would change, the newest five, for as long', async () => {
    const [changed, also] = [
      { ...on, name: 'memory' },
      { ...on, name: 'other' },
    ];
    const plans = [planOn(changed), planOn(also)];
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) {
      await one.incidents.change(id, () => ({ ...incident(id), plans }));
    }
    await one.incidents.change('g', () => ({ ...incident('g'), plans: [planOn(also)] }));

    const about = await other.incidents.about([changed]);
    const both = await other.incidents.about([changed, also]);

    expect(about.map(({ id }) => id)).toEqual(['f', 'e', 'd', 'c', 'b']);
    expect(both.map(({ id }) => id).toSorted()).toEqual(['b', 'c', 'd', 'e', 'f', 'g']);
    expect(await daysLeft(admin, 'kubewhy:about:ConfigMap|shop/memory')).toBe(30);
    expect(await one.incidents.about([{ ...on, name: 'unknown' }])).toEqual([]);
  });

  it('are found by the workload that what they would change belongs to', async () => {
    const changed = { ...on, name: 'owned' };
    const by = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' };
    const [owned, plans] = [{ of: changed, by }, [planOn(changed)]];
    await one.incidents.change('p', () => ({ ...incident('p'), plans, owners: [owned] }));

    const about = await other.incidents.about([by]);

    expect(about.map(({ id }) => id)).toEqual(['p']);
  });

  it('are found by what was asked about where a fix waits for somebody to fill in its blanks', async () => {
    const { plan: _, ...blank } = remedy({ inputs: [] });
    const asked = answer({ findings: [finding({ remedies: [blank] })] });
    await one.incidents.change('blank', () => ({ ...incident('blank'), answer: asked }));

    const about = await other.incidents.about([asked.target]);

    expect(about.map(({ id }) => id)).toEqual(['blank']);
  });

  it('are not pushed out by offers where a change was approved', async () => {
    const changed = { ...on, name: 'approved' };
    const offered = (id: string): Incident => ({ ...incident(id), plans: [planOn(changed)] });
    const act = { plan: 'p-approved', title: 'Fix', by: mina, at: AT } as const;
    await one.incidents.change('act', () => offered('act'));
    await one.incidents.change('act', () => ({
      ...offered('act'),
      acts: [{ ...act, progress: { step: 'applying' } }],
    }));
    for (const id of ['h', 'i', 'j', 'k', 'l', 'm']) {
      await one.incidents.change(id, () => offered(id));
    }

    const about = await other.incidents.about([changed]);

    expect(about.map(({ id }) => id)).toEqual(['act', 'm', 'l', 'k', 'j']);
  });

  it('are found although one of them cannot be read any more', async () => {
    const changed = { ...on, name: 'forged' };
    const plans = [planOn(changed)];
    for (const id of ['n', 'o']) await one.incidents.change(id, () => ({ ...incident(id), plans }));
    await admin.set('kubewhy:incident:n', '{"v":');

    const about = await other.incidents.about([changed]);

    expect(about.map(({ id }) => id)).toEqual(['o']);
  });
});

function incident(id: string): Incident {
  return {
    v: 1,
    id,
    lang: 'en',
    place: { channel: 'C1' },
    openedAt: AT,
    plans: [],
    acts: [],
    mayAct: true,
  };
}

/** A plan for another object. */
function planOn(object: typeof on): Plan {
  const [change] = plan().changes;
  return { ...plan(`p-${object.name}`), changes: [{ ...change, on: { ...object, uid: 'u1' } }] };
}
