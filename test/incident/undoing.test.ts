import { describe, expect, it } from '@jest/globals';

import type { Act } from '#src/domain/incident.ts';
import type { Progress } from '#src/domain/progress.ts';
import { isOverwritten, isAllUndone, isUndone, fixedBy, undoable } from '#src/incident/undoing.ts';
import { HONOR, incident, mina, plan } from '#test/slack/support/incidents.ts';

const undo = plan('undo-1');
const prepared = [{ plan: undo, title: 'Undo: Fix', undoes: HONOR }];

describe('a change that was verified', () => {
  it('has mended the incident, and may be undone', () => {
    const known = incident({ acts: [act('verified')] });

    expect([fixedBy(known)?.plan, undoable(known)?.plan]).toEqual([HONOR, HONOR]);
  });

  it('is neither while and after it is taken back', () => {
    for (const step of ['applying', 'applied', 'verified'] as const) {
      const known = incident({ acts: [act('verified'), act(step, undo.id)], prepared });

      expect([fixedBy(known), undoable(known)]).toEqual([undefined, undefined]);
      expect(isUndone(known, HONOR)).toBe(true);
    }
  });

  it.each([
    ['applying', false],
    ['verified', true],
    ['refused', false],
  ] as const)('leaves all as before once its undo is %s: %s', (step, expected) => {
    const known = incident({ acts: [act('verified'), act(step, undo.id)], prepared });

    expect(isAllUndone(known)).toBe(expected);
  });

  it('stays so where the undo was refused', () => {
    const known = incident({ acts: [act('verified'), act('refused', undo.id)], prepared });

    expect([fixedBy(known)?.plan, undoable(known)?.plan]).toEqual([HONOR, HONOR]);
  });
});

it.each([
  ['that nobody signed for', { ...act('verified'), approval: undefined }],
  ['that is still under way', act('watching')],
  ['that was put back already', act('reverted')],
  ['of which nobody knows', act('unknown')],
])('offers no undo of a change %s', (_, { approval, ...rest }) => {
  const acts = [{ ...rest, ...(approval && { approval }) }];

  expect(undoable(incident({ acts }))).toBeUndefined();
});

it('offers none of a plan of an earlier version, which has another id than now', () => {
  const old = 'f00d';

  const known = incident({ plans: [plan(old)], acts: [act('verified', old)] });

  expect(undoable(known)).toBeUndefined();
});

describe('a change whose field was changed again from here', () => {
  const later = { ...act('verified', 'later'), at: '2026-03-02T09:12:00Z' };
  const known = (over: Act) =>
    incident({ plans: [plan(), plan('later')], acts: [act('verified'), over] });

  it('was put back by nobody else, and has no undo', () => {
    expect(isOverwritten(known(later), HONOR)).toBe(true);
    expect(undoable(known(later))?.plan).not.toBe(HONOR);
  });

  it('is in place where the later change was refused', () => {
    const refused = { ...later, progress: { step: 'refused' } as const };

    expect(isOverwritten(known(refused), HONOR)).toBe(false);
    expect(undoable(known(refused))?.plan).toBe(HONOR);
  });
});

it('offers none where nobody may act', () => {
  expect(undoable(incident({ acts: [act('verified')], mayAct: false }))).toBeUndefined();
});

function act(step: Progress['step'], of = HONOR): Act {
  const at = '2026-03-02T09:11:00Z';
  const approval = {
    id: 'c1',
    plan: of,
    incident: 'q-1',
    channel: 'C1',
    person: mina,
    at,
    signature: 'f',
  };
  return { plan: of, title: 'Fix', by: mina, at, progress: { step }, approval };
}
