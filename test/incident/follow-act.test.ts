import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';

import type { Progress } from '#src/domain/progress.ts';
import { followAct, shownActs } from '#src/incident/follow-act.ts';
import type { ActNews } from '#src/incident/follow-act.ts';
import { HONOR, incident, mina } from '#test/slack/support/incidents.ts';

const chains: readonly (readonly Progress['step'][])[] = [
  ['applying', 'applied', 'watching', 'verified'],
  ['applying', 'already-so', 'watching', 'not-verified'],
  ['applying', 'refused'],
  ['too-late'],
  ['unknown'],
];
/** What tells of an approval holds it; a later look does not. */
const WITH_APPROVAL = new Set<Progress['step']>([
  'applying',
  'applied',
  'already-so',
  'refused',
  'too-late',
  'unknown',
]);
const alex = { ...mina, id: 'UALEX00001', name: 'alex' };
const [early, later] = ['2026-03-02T09:10:00.000Z', '2026-03-02T09:10:00.004Z'];

describe('followAct', () => {
  it('ends with the last step of an approval, in whatever order and how often news arrive', () => {
    fc.assert(
      fc.property(reports(), ({ told, again }) => {
        const all = again.reduce(followAct, incident());

        expect(shownActs(all)).toEqual(shownActs(told.reduce(followAct, incident())));
        expect(all.acts).toHaveLength(new Set(told.map(({ at }) => at)).size);
      }),
    );
  });

  it.each(['applied', 'already-so', 'watching', 'verified', 'not-verified', 'unknown'] as const)(
    'shows what is %s and not that another was refused or too late',
    (step) => {
      for (const other of ['refused', 'too-late'] as const)
        for (const [at, otherAt] of [[early, later] as const, [later, early] as const]) {
          const both = [news(step, at), news(other, otherAt, alex)];

          expect(shownSteps(both)).toEqual([step]);
          expect(shownSteps(both.toReversed())).toEqual([step]);
        }
    },
  );

  it('shows the next approval after one that did not reach its goal', () => {
    const acts = [news('not-verified', early), news('applying', later)];

    expect(shownSteps(acts)).toEqual(['applying']);
    expect(shownSteps([...acts, news('applied', early)])).toEqual(['applying']);
  });

  it('is one, with the outcome of the one that was kept, where a modal was submitted again', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...chains).chain((chain) => {
          const told = chain.map((step) => news(step, early));
          const all = [news('applying', later, mina, early), ...told];
          return fc.record({
            told: fc.constant(told),
            all: fc.shuffledSubarray(all, { minLength: all.length }),
          });
        }),
        ({ told, all }) => {
          const { acts } = all.reduce(followAct, incident());

          expect(acts).toEqual([expect.objectContaining({ ...told.at(-1) })]);
        },
      ),
    );
  });

  it('shows what is waited for now, in whatever order that arrives', () => {
    const waits = [1, 2].map((turn) => {
      const progress = { step: 'watching', turn, text: `turn ${turn}` } as const;
      return { ...news('watching', early), progress };
    });

    for (const told of [waits, waits.toReversed()]) {
      const { acts } = told.reduce(followAct, incident());

      expect(acts).toMatchObject([{ progress: { text: 'turn 2' } }]);
    }
  });

  it('keeps two people apart who approve at the same moment', () => {
    expect(shownSteps([news('verified', early), news('applying', early, alex)])).toEqual([
      'verified',
    ]);
  });

  it('keeps two reviews apart that one person submits at the same moment', () => {
    const [one, other] = [news('applied', early), news('refused', early, mina, later)];

    expect([one, other].reduce(followAct, incident()).acts).toHaveLength(2);
  });

  it('keeps the changes of different plans apart, and calls them as the answer does', () => {
    const abort = { ...news('applying', later), plan: 'plan-abort' };

    expect(shownActs([news('verified', early), abort].reduce(followAct, incident()))).toMatchObject(
      [
        { plan: HONOR, title: 'Let the spread rule skip tainted nodes' },
        { plan: 'plan-abort', title: 'plan-abort' },
      ],
    );
  });
});

/** What is told of two approvals in order, and the same in another order with repetitions. */
function reports() {
  const chain = fc.constantFrom(...chains);
  return fc.tuple(chain, chain).chain(([one, two]) => {
    const told = [
      ...one.map((step) => news(step, early)),
      ...two.map((step) => news(step, later, alex)),
    ];
    const again = fc
      .tuple(
        fc.shuffledSubarray(told, { minLength: told.length }),
        fc.array(fc.constantFrom(...told)),
      )
      .map((parts) => parts.flat());
    return fc.record({ told: fc.constant(told), again });
  });
}

/** News of the approval that was given at that moment; a modal that is submitted again is signed at another. */
function news(step: Progress['step'], at: string, by = mina, given = at): ActNews {
  const id = `${by.id}-${given}`;
  const about = { plan: HONOR, incident: 'q-1', channel: 'COPS000001', person: by };
  const approval = { ...about, id, at, signature: '' };
  const told = { plan: HONOR, by, at, progress: { step } };
  return WITH_APPROVAL.has(step) ? { ...told, approval } : told;
}

function shownSteps(all: readonly ActNews[]): Progress['step'][] {
  return shownActs(all.reduce(followAct, incident())).map(({ progress }) => progress.step);
}
