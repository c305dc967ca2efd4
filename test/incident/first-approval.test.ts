import { expect, it } from '@jest/globals';

import { firstApproval } from '#src/incident/first-approval.ts';
import { answer, incident } from '#test/slack/support/incidents.ts';

const person = { team: 'T1', id: 'U1', name: 'mina' };
const at = '2026-03-02T09:00:00.000Z';
const approval = {
  id: 'a',
  plan: 'plan',
  incident: 'q-1',
  channel: 'C1',
  person,
  at,
  signature: '00',
};
const act = { plan: 'plan', title: 'Fix', by: person, at, approval };
const waiting = {
  ...incident({ answer: answer() }),
  acts: [{ ...act, progress: { step: 'one-of-two' as const } }],
};

it('waits for ten minutes for that of somebody else', () => {
  expect(firstApproval(waiting, 'plan', '2026-03-02T09:10:00.000Z')).toEqual(approval);
  expect(firstApproval(waiting, 'plan', '2026-03-02T09:10:01.000Z')).toBeUndefined();
});

it('is of that plan, and is not carried out yet', () => {
  const begun = { ...waiting, acts: [{ ...act, progress: { step: 'applying' as const } }] };

  expect(firstApproval(waiting, 'other', at)).toBeUndefined();
  expect(firstApproval(begun, 'plan', at)).toBeUndefined();
});
