import { expect, it } from '@jest/globals';

import type { Approval } from '#src/domain/approval.ts';
import type { Act } from '#src/domain/incident.ts';
import type { DeliveryJob } from '#src/domain/jobs.ts';
import { showKept } from '#src/incident/show-kept.ts';
import { HONOR, incident, mina } from '#test/slack/support/incidents.ts';
import { fakeRedis } from '#test/slack/support/redis.ts';
import { silent } from '#test/support/logs.ts';

const AT = '2026-03-02T09:00:00Z';
const approval: Approval = {
  id: 'approval-1',
  plan: HONOR,
  incident: 'q-1',
  channel: 'COPS000001',
  person: mina,
  at: AT,
  signature: '',
};

it('shows a first approval that was kept, once Redis takes it', async () => {
  const { redis, next } = waiting('one-of-two');

  redis.isDown = true;
  await next();
  expect(redis.gateway).toEqual([]);
  redis.isDown = false;
  await next();

  expect(redis.gateway).toEqual([newsOf(approval)]);
});

it.each(['applying', 'applied'] as const)('leaves one that is %s to its own news', async (step) => {
  const { redis, next } = waiting(step);

  await next();

  expect(redis.gateway).toEqual([]);
});

it('says nothing of one that was not kept', async () => {
  const { redis, next } = waiting();

  await next();

  expect(redis.gateway).toEqual([]);
});

/** What is done a while later, in its order, is done by `next`. */
function waiting(step?: Act['progress']['step']) {
  const act = { plan: HONOR, title: 'A fix', by: mina, at: AT, approval } as const;
  const acts = step ? [{ ...act, progress: { step } }] : [];
  const redis = fakeRedis({ ...incident({ id: 'q-1' }), acts });
  const left: (() => Promise<void>)[] = [];
  const later = (_: number, work: () => Promise<void>) => void left.push(work);
  showKept({ id: 'approval-1', incident: 'q-1' }, newsOf, { ...redis, later, log: silent });
  return { redis, next: async () => await left.shift()?.() };
}

function newsOf({ id, plan, person, at }: Approval): DeliveryJob {
  const progress = { step: 'one-of-two' } as const;
  const about = { incident: 'q-1', plan, person, at, lang: 'en' } as const;
  return { v: 1, id: `one-of-two-${id}`, kind: 'progress', progress, ...about };
}
