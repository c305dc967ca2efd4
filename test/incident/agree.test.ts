import { expect, it } from '@jest/globals';

import { sign } from '#src/approvals/signature.ts';
import type { Approval } from '#src/domain/approval.ts';
import { agree } from '#src/incident/agree.ts';
import { incident } from '#test/slack/support/incidents.ts';
import { fakeRedis } from '#test/slack/support/redis.ts';

const KNOWN = incident({ id: 'q-1' });

it('joins two people who approve at the same moment, of whom neither was read by the other', async () => {
  const { deps, redis } = surroundings();

  const first = await agree(KNOWN, approvalOf('U1'), deps);
  const second = await agree(KNOWN, approvalOf('U2'), deps);

  expect(first.first).toBeUndefined();
  expect(second.first).toEqual(first);
  expect(redis.records.get('q-1')?.acts).toMatchObject([{ by: { id: 'U1' } }]);
});

it('signs as of when it is kept, so that who is kept later has approved later', async () => {
  const { deps } = surroundings();
  let at = 0;
  const own = () => approvalOf('U2', (at += 2))();
  await agree(KNOWN, approvalOf('U1', 3), deps);

  expect(await agree(KNOWN, own, deps)).toMatchObject({ first: { person: { id: 'U1' } } });
});

it('keeps one that is submitted again once', async () => {
  const { deps, redis } = surroundings();

  await agree(KNOWN, approvalOf('U1'), deps);
  await agree(KNOWN, approvalOf('U1', 1), deps);

  expect(redis.records.get('q-1')?.acts).toHaveLength(1);
});

function surroundings() {
  const redis = fakeRedis(KNOWN);
  const changing = {
    mayAct: ({ id }: Approval['person']) => ({ is: 'may', as: { user: id, groups: [] } }) as const,
  };
  return { redis, deps: { incidents: redis.incidents, approvalKey: 'key', changing } };
}

function approvalOf(id: string, second = 0): () => Approval {
  const person = { team: 'T1', id, name: id };
  const at = `2026-03-02T09:00:0${second}.000Z`;
  const about = { plan: 'plan', incident: 'q-1', channel: 'C1', person, at };
  return () => sign({ id: `a-${id}`, ...about }, 'key');
}
