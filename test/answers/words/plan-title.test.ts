import { describe, expect, it } from '@jest/globals';

import { planTitle } from '#src/answers/words/plan-title.ts';
import { abortion } from '#test/fixes/support/plans.ts';

const titles = { en: 'Abort the canary', ko: '카나리 중단' };
const plan = { ...abortion(), titles };

describe('what a plan is called', () => {
  it.each(['en', 'ko'] as const)('is what its fix calls it (%s)', (lang) => {
    expect(planTitle(plan, lang)).toBe(titles[lang]);
  });

  it('says of an undo what that takes back', () => {
    const undo = { ...plan, goal: { is: 'undone', on: plan.goal.on } } as const;

    expect(planTitle(undo, 'en')).toBe('Undo: Abort the canary');
  });

  it('is not known of a plan of an earlier version', () => {
    expect(planTitle(abortion(), 'en')).toBeUndefined();
  });
});
