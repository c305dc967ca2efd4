import { describe, expect, it } from '@jest/globals';

import { undoOf } from '#src/approvals/undo-of.ts';
import type { Act, Incident } from '#src/domain/incident.ts';
import { applicable } from '#src/incident/may/applicable.ts';
import { HONOR, incident, mina, plan } from '#test/slack/support/incidents.ts';

const AROUND = {
  standstill: undefined,
  barred: () => undefined,
  shows: () => true,
  lang: 'en',
} as const;
const AT = '2026-03-02T09:11:00Z';
const act = { plan: HONOR, title: 'Fix', by: mina, at: AT };
const clicked = { id: 'a-1', plan: HONOR, incident: 'q-1', channel: 'C1' };
const approval = { ...clicked, person: mina, at: AT, signature: '' };
const BACK = undoOf(plan()) ?? plan('');

describe('a plan that somebody applies', () => {
  it('may be applied where nothing speaks against it', () => {
    const known = incident();

    expect(applicable(known, HONOR, AROUND)).toEqual({ is: 'go', incident: known, plan: plan() });
  });

  it('comes with what it takes back', () => {
    const known = undoing([{ ...act, approval, progress: { step: 'verified' } }]);

    expect(applicable(known, BACK.id, AROUND)).toEqual({
      is: 'go',
      incident: known,
      plan: BACK,
      undoes: { approval, plan: plan() },
    });
  });

  it.each<[string, Incident | undefined, string, string]>([
    ['its incident', undefined, HONOR, 'unknown-incident'],
    ['the fix', incident({ plans: [] }), HONOR, 'unknown-plan'],
    ['what it would take back', undoing([]), BACK.id, 'unknown-plan'],
  ])('is not known without %s', (_, known, id, what) => {
    expect(applicable(known, id, AROUND)).toEqual({ is: 'unknown', what });
  });

  it('is told how it stands where it was approved before', () => {
    const applied = { ...act, progress: { step: 'applied' } } as const;

    expect(applicable(incident({ acts: [applied] }), HONOR, AROUND)).toEqual({
      is: 'acted',
      act: applied,
    });
  });

  it.each([
    ['at a standstill', incident(), { standstill: { is: 'off' } }, 'standstill'],
    ['that is not what its id stands for', incident({ plans: [plan('x')] }), {}, 'forged'],
    ['that no policy lets be applied', incident(), { barred: () => 'no rule' }, 'barred'],
    ['that its channel may not see', incident(), { shows: () => false }, 'not-shown'],
    ['from where nobody may act', incident({ mayAct: false }), {}, 'not-here'],
  ] as const)('is refused %s', (_, known, over, code) => {
    const [{ id } = plan()] = known.plans;

    expect(applicable(known, id, { ...AROUND, ...over })).toMatchObject({
      is: 'refused',
      why: { code },
    });
  });

  it('is refused while another change is under way', () => {
    const other = { ...act, plan: 'other', progress: { step: 'applying' } } as const;

    expect(applicable(incident({ acts: [other] }), HONOR, AROUND)).toEqual({
      is: 'refused',
      why: { code: 'under-way' },
    });
  });
});

/** Somebody has had the undo of the fix made, after these acts. */
function undoing(acts: readonly Act[]): Incident {
  const prepared = [{ plan: BACK, title: 'Undo: Fix', undoes: HONOR }];
  return { ...incident(), acts, prepared };
}
