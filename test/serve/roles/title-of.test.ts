import { describe, expect, it } from '@jest/globals';

import { LANGS } from '#src/domain/lang.ts';
import { abort } from '#src/remedies/catalogue/rollout/abort.ts';
import { titleOf } from '#src/serve/roles/title-of.ts';
import { abortion } from '#test/remedies/support/plans.ts';

const params = { name: 'web', isBlueGreen: false, isMeant: false };
const plan = { ...abortion(), remedy: abort.id, params };

describe('what a plan is called', () => {
  it.each(LANGS)('is the title of its fix (%s)', async (lang) => {
    expect(await titleOf(plan, lang)).toBe(abort.text[lang](params).title);
  });

  it('says of an undo what that takes back', async () => {
    const undo = { ...plan, goal: { is: 'undone', on: plan.goal.on } } as const;

    expect(await titleOf(undo, 'en')).toMatch(/^Undo: /);
  });

  it('is not known of a fix that this version does not have', async () => {
    expect(await titleOf({ ...plan, remedy: 'other/fix' }, 'en')).toBeUndefined();
  });
});
