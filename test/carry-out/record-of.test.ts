import { describe, expect, it } from '@jest/globals';

import { recordOf } from '#src/carry-out/record-of.ts';
import { abortion } from '#test/fixes/support/plans.ts';
import { approved } from '#test/fixes/support/surroundings.ts';

const titles = { en: 'Abort `web`', ko: '`web` 중단' };
const plan = { ...abortion(), titles };
const approval = approved(plan.id);

describe('what is left on a changed object', () => {
  it('says what was done, who approved it, and where to read more', () => {
    expect(recordOf(approval, plan)).toEqual({
      id: 'click-1',
      on: plan.changes[0].on,
      reason: 'KubewhyApplied',
      message: 'Abort web (test/remedy): approved by mina (U1) in incident incident-1',
    });
  });

  it('names both who approved it', () => {
    const { message } = recordOf({ ...approval, first: approved(plan.id, 'U0') }, plan);

    expect(message).toContain('approved by mina (U1) and mina (U0)');
  });

  it('says that something was undone', () => {
    const undo = { ...plan, goal: { is: 'undone', on: plan.goal.on } } as const;

    expect(recordOf(approval, undo)).toMatchObject({
      reason: 'KubewhyUndone',
      message: expect.stringContaining('undone, approved by mina'),
    });
  });

  it('names who has done it with rights of their own, where that is known', () => {
    const own = { id: 'terminal-1', user: 'jane' };

    expect(recordOf(own, plan).message).toBe(
      'Abort web (test/remedy): done with kubewhy fix by jane',
    );
    expect(recordOf({ id: 'terminal-1' }, plan).message).toMatch(/: done with kubewhy fix$/);
  });

  it('names the fix alone where its plan is of a version that gave it no title', () => {
    expect(recordOf(approval, abortion()).message).toMatch(/^test\/remedy: approved by mina/);
  });

  it('holds no secret that a title may have', () => {
    const secret = { en: 'Set password=hunter2hunter2', ko: '설정' };

    expect(recordOf(approval, { ...plan, titles: secret }).message).not.toContain('hunter2');
  });

  it('holds no secret that a name may have', () => {
    const person = { ...approval.person, name: 'password=hunter2hunter2' };

    expect(recordOf({ ...approval, person }, plan).message).not.toContain('hunter2');
  });
});
