import { describe, expect, it } from '@jest/globals';

import type { Act } from '#src/domain/incident.ts';
import { reviewable } from '#src/incident/may/reviewable.ts';
import { HONOR, incident, mina, plan } from '#test/slack/support/incidents.ts';

const AT = '2026-03-02T09:11:00Z';
const approval = {
  id: 'a-1',
  plan: HONOR,
  incident: 'q-1',
  channel: 'C1',
  person: mina,
  at: AT,
  signature: '',
};
const all = () => true;

describe('a plan that somebody reviews', () => {
  it('is proved again where nothing speaks against it', () => {
    const known = incident();

    expect(reviewable(known, { plan: HONOR }, all)).toEqual({
      is: 'go',
      incident: known,
      plan: plan(),
      as: 'preview',
    });
  });

  it('is looked at for its undo once it is done, and for nothing else then', () => {
    const known = incident({ acts: [done('verified')] });

    expect(reviewable(known, { undo: HONOR }, all)).toMatchObject({ is: 'go', as: 'take-back' });
    expect(reviewable(known, { plan: HONOR }, all)).toEqual(refused('under-way'));
  });

  it.each([
    ['whose incident is kept no more', undefined, { plan: HONOR }, 'unknown-incident'],
    ['of another incident', incident(), { plan: 'other' }, 'unknown-plan'],
    ['that was not carried out', incident(), { undo: HONOR }, 'unknown-plan'],
    ['from where nobody may act', incident({ mayAct: false }), { plan: HONOR }, 'not-here'],
  ] as const)('is not shown %s', (_, known, wanted, code) => {
    expect(reviewable(known, wanted, all)).toEqual(refused(code));
  });

  it('is not shown where its channel may not see it any more', () => {
    expect(reviewable(incident(), { plan: HONOR }, () => false)).toEqual(refused('not-shown'));
  });
});

function done(step: 'verified'): Act {
  return { plan: HONOR, title: 'Fix', by: mina, at: AT, progress: { step }, approval };
}

function refused(code: string) {
  return { is: 'refused', why: { code } };
}
