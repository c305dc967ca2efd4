import { expect, it } from '@jest/globals';

import type { Act } from '#src/domain/incident.ts';
import type { Progress } from '#src/domain/progress.ts';
import { objection } from '#src/incident/may/objection.ts';
import { HONOR, incident, mina } from '#test/slack/support/incidents.ts';

const on = { kind: 'ConfigMap', namespace: 'shop', name: 'settings' };

it.each<[Progress['step'] | undefined, string | undefined, string | undefined]>([
  [undefined, undefined, undefined],
  ['applying', 'under-way', 'under-way'],
  ['verified', 'under-way', undefined],
  ['refused', undefined, undefined],
])('after a change that is %s, another one meets %s and an undo %s', (step, other, undo) => {
  const known = incident({ acts: step ? [acted(step)] : [] });

  expect(objection(known, on, () => true)?.code).toBe(other);
  expect(objection(known, on, () => true, true)?.code).toBe(undo);
});

it('nothing is changed that its channel may not see', () => {
  const shows = (_: string, sight: { on: { name: string } }) => sight.on.name !== on.name;

  expect(objection(incident(), on, shows)).toEqual({ code: 'not-shown' });
});

function acted(step: Progress['step']): Act {
  return { plan: HONOR, title: 'Fix', by: mina, at: '2026-03-02T09:11:00Z', progress: { step } };
}
