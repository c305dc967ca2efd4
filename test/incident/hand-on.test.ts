import { describe, expect, it } from '@jest/globals';

import { isSigned } from '#src/approvals/signature.ts';
import { handOn } from '#src/incident/hand-on.ts';
import { HONOR, incident, mina, plan } from '#test/slack/support/incidents.ts';
import { fakeRedis } from '#test/slack/support/redis.ts';

const AT = '2026-03-02T09:11:00.000Z';
const KNOWN = incident();
const approved = { id: 'a-1', person: mina, incident: KNOWN, plan: plan(), isTwo: false };
const held = ['placement'] as const;

describe('what somebody approved', () => {
  it('goes to a worker that proves it once more, signed', async () => {
    const { redis, deps } = surroundings();

    const approval = await handOn({ ...approved, held }, deps);

    expect(isSigned(approval, 'key')).toBe(true);
    expect(approval).toMatchObject({
      id: 'a-1',
      plan: HONOR,
      incident: 'q-1',
      person: mina,
      at: AT,
    });
    const about = { kind: 'argoproj.io/Rollout', namespace: 'blog-system', name: 'web' };
    expect(redis.worker).toEqual([
      { v: 1, id: 'a-1', kind: 'prove', approval, plan: plan(), lang: 'en', about, held },
    ]);
  });

  it('goes to the remediator at once where it takes a change back', async () => {
    const { redis, deps } = surroundings();
    const undoes = { plan: plan(), approval: await handOn({ ...approved, held }, deps) };

    await handOn({ ...approved, id: 'a-2', held, undoes }, deps);

    expect(redis.remediator.at(-1)).toMatchObject({ id: 'a-2', kind: 'change', undoes });
  });

  it('waits for somebody else where two have to agree, and is shown', async () => {
    const { redis, deps } = surroundings();
    const other = { ...mina, id: 'UJOON00001' };

    const first = await handOn({ ...approved, held, isTwo: true }, deps);
    expect(redis.worker).toEqual([]);
    expect(redis.gateway).toMatchObject([{ id: 'one-of-two-a-1', approval: first }]);

    const second = await handOn({ ...approved, id: 'a-2', person: other, held, isTwo: true }, deps);
    expect(second.first).toEqual(first);
    expect(redis.worker).toMatchObject([{ id: 'a-2', kind: 'prove', approval: { first } }]);
  });
});

/** A Redis that knows the incident; everybody is a Kubernetes user of their own. */
function surroundings() {
  const redis = fakeRedis(KNOWN);
  const changing = {
    standstill: async () => undefined,
    freezes: redis.freezes,
    needsTwo: () => true,
    barred: () => undefined,
    peopleByEmail: [],
    mayAct: ({ id }: typeof mina) => ({ is: 'may', as: { user: id, groups: [] } }) as const,
  };
  const { outbox, incidents } = redis;
  const deps = { outbox, incidents, changing, approvalKey: 'key', now: () => new Date(AT) };
  return { redis, deps };
}
