import { expect, it } from '@jest/globals';

import type { Result } from '#src/domain/jobs.ts';
import { isOutdated } from '#src/incident/follow-act.ts';
import { questionIncident } from '#src/incident/open-incident.ts';
import { plansOf } from '#src/incident/plans-of.ts';
import { answer, incident, mina, plan, planOf, question } from '#test/slack/support/incidents.ts';

const act = {
  plan: plan().id,
  title: 'Fix',
  by: mina,
  at: '2026-03-02T09:11:00Z',
  progress: { step: 'verified' as const },
};

it('a new answer keeps the plan that was approved, and no other', () => {
  const other = planOf([{ op: 'add', path: '/spec/y', value: 1 }]);
  const known = { ...incident({ answer: answer() }), plans: [plan(), other], acts: [act] };
  const result: Result = { is: 'answer', answer: answer(), plans: [], tookMs: 1 };

  const after = questionIncident(known, question(), result);

  expect(plansOf(after)).toEqual([plan()]);
});

it.each([
  ['as it was asked', question(), false, true],
  ['to the asker alone', question({ private: true }), false, false],
  ['where nobody can press', question(), true, false],
])('an answer %s lets people act accordingly', (_, asked, isReadOnly, mayAct) => {
  const result: Result = { is: 'answer', answer: answer(), plans: [plan()], tookMs: 1 };

  expect(questionIncident(undefined, asked, result, isReadOnly).mayAct).toBe(mayAct);
});

it.each([
  ['has not seen a change that it still offers', [plan()], true],
  ['has seen one that it offers no more', [], false],
])('a look at an update %s', (_, plans, isPast) => {
  const known = { ...incident({ answer: answer() }), follows: true as const, acts: [act] };
  const result: Result = { is: 'answer', answer: answer(), plans, tookMs: 1 };

  expect(isOutdated(questionIncident(known, question(), result))).toBe(isPast);
});
