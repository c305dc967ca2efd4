import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';

import type { Progress } from '#src/domain/jobs.ts';
import { followAct } from '#src/incidents/follow-act.ts';
import { incident, mina } from '#test/slack/support/incidents.ts';

const steps: Progress['step'][] = ['applying', 'applied', 'watching', 'verified'];

describe('followAct', () => {
  it('ends with the newest news, in whatever order and how often they arrive', () => {
    const news = fc.record({
      step: fc.constantFrom(...steps),
      minute: fc.integer({ min: 10, max: 14 }),
    });
    fc.assert(
      fc.property(fc.array(news, { minLength: 1, maxLength: 12 }), (all) => {
        const last = all.reduce(followed, incident());
        const newest = Math.max(...all.map(({ minute }) => minute));
        const reached = all.filter(({ minute }) => minute === newest).map(({ step }) => step);

        expect(last.acts).toMatchObject([
          {
            at: time(newest),
            title: 'Let the spread rule skip tainted nodes',
            progress: { step: reached.toSorted(byRank).at(-1) },
          },
        ]);
      }),
    );
  });

  it('keeps the changes of different plans apart', () => {
    const one = followed(incident(), { step: 'verified', minute: 10 });
    const news = {
      plan: 'plan-abort',
      by: mina,
      at: time(11),
      progress: { step: 'applying' },
    } as const;

    expect(followAct(one, news).acts).toHaveLength(2);
  });
});

function followed(
  known: ReturnType<typeof incident>,
  { step, minute }: { step: Progress['step']; minute: number },
) {
  const news = { plan: 'plan-honor', by: mina, at: time(minute), progress: { step } };
  return followAct(known, news) as ReturnType<typeof incident>;
}

function byRank(a: Progress['step'], b: Progress['step']): number {
  return steps.indexOf(a) - steps.indexOf(b);
}

function time(minute: number): string {
  return `2026-03-02T09:${minute}:00Z`;
}
