import { describe, expect, it } from '@jest/globals';

import { carryOut, ObjectBusy } from '#src/carry-out/carry-out.ts';
import { abortion, promotion } from '#test/fixes/support/plans.ts';
import {
  answering,
  approved,
  CANARY,
  interrupted,
  LATE,
  surroundings,
} from '#test/fixes/support/surroundings.ts';

const plan = abortion();
const approval = approved(plan.id);

describe('carrying out an approved change', () => {
  it('applies it once, and tells a rerun the same, however late', async () => {
    const { api, deps } = surroundings();

    const first = await carryOut(approval, plan, deps);
    const second = await carryOut(approval, plan, { ...deps, now: () => LATE });

    expect([first, second]).toEqual([{ outcome: 'applied' }, { outcome: 'applied' }]);
    expect(api.effects).toBe(1);
    expect(api.object).toMatchObject({ status: { abort: true } });
  });

  it('sends nothing for what is so already', async () => {
    const { api, deps } = surroundings({ ...CANARY, abort: true });

    expect(await carryOut(approval, plan, deps)).toEqual({ outcome: 'already-so' });
    expect(api.sends).toBe(0);
  });

  it('takes a rollout that has gone past the step for promoted', async () => {
    const { deps } = surroundings({ ...CANARY, currentStepIndex: 2 });
    const promoting = promotion();

    const ended = await carryOut(approved(promoting.id), promoting, deps);

    expect(ended).toEqual({ outcome: 'already-so' });
  });

  it('does not take the next revision of a rollout for a promoted one', async () => {
    const { deps } = surroundings({ currentPodHash: 'newer', currentStepIndex: 2 });
    const promoting = promotion();

    const ended = await carryOut(approved(promoting.id), promoting, deps);

    expect(ended).toMatchObject({ outcome: 'refused' });
  });

  it('sends nothing at a standstill, and stays refused when that is over', async () => {
    const { api, deps } = surroundings();

    const first = await carryOut(approval, plan, {
      ...deps,
      standstill: async () => ({ is: 'off' }),
    });
    const second = await carryOut(approval, plan, deps);

    expect(first).toEqual({ outcome: 'refused', text: expect.stringContaining('`changes: off`') });
    expect(second).toEqual(first);
    expect(api.sends).toBe(0);
  });

  it('does not call refused what may have been sent before the settings were narrowed', async () => {
    const { api, deps } = surroundings();
    await deps.log.write(approval.id, { step: 'sending', resourceVersion: '1', sends: 1 });

    const narrowed = { ...deps, barred: () => 'Not here.' };
    const ended = await carryOut(approval, plan, narrowed);

    expect(ended).toEqual({ outcome: 'unknown', text: expect.stringContaining('Not here.') });
    expect(api.sends).toBe(0);
  });

  it('tells a rerun how it ended, also where the settings were narrowed since', async () => {
    const { deps } = surroundings();
    await carryOut(approval, plan, deps);

    const narrowed = { ...deps, limits: { ...deps.limits, isOpen: () => false } };

    expect(await carryOut(approval, plan, narrowed)).toEqual({ outcome: 'applied' });
  });

  it('sends nothing that is proved no more, whoever says so, and stays refused', async () => {
    const { api, deps } = surroundings();
    const against = 'The pod would land nowhere.';

    const first = await carryOut(approval, plan, { ...deps, against });
    const second = await carryOut(approval, plan, deps);

    expect([first, second]).toEqual([
      { outcome: 'refused', text: against },
      { outcome: 'refused', text: against },
    ]);
    expect(api.sends).toBe(0);
  });

  it('is too late after 60 s', async () => {
    const { api, deps } = surroundings();

    const ended = await carryOut(approval, plan, { ...deps, now: () => LATE });

    expect(ended).toMatchObject({ outcome: 'too-late' });
    expect(api.sends).toBe(0);
  });

  it('tries again while others change the object but not what was approved', async () => {
    const { api, deps } = surroundings();
    const ended = await carryOut(approval, plan, {
      ...deps,
      writer: interrupted(api, (turn) => {
        if (turn <= 5) api.edit([{ op: 'add', path: '/status/replicas', value: turn }]);
      }),
    });

    expect(ended).toEqual({ outcome: 'applied' });
    expect([api.sends, api.effects]).toEqual([7, 1]);
  });

  it('gives up an object that never rests', async () => {
    const { api, deps } = surroundings();
    const writer = interrupted(api, (turn) => {
      api.edit([{ op: 'add', path: '/status/replicas', value: turn }]);
    });

    expect(await carryOut(approval, plan, { ...deps, writer })).toMatchObject({
      outcome: 'refused',
    });
    expect(api.effects).toBe(0);
  });

  it('says what has changed since the preview', async () => {
    const { deps } = surroundings({ currentPodHash: 'newer' });

    const ended = await carryOut(approval, plan, { ...deps, lang: 'en' });

    expect(ended.outcome).toBe('refused');
    expect(ended.text).toMatch(/`\/status\/currentPodHash` was `"new"`, is `"newer"`/);
  });

  it('refuses what an object had not when it was approved', async () => {
    const { deps } = surroundings({ ...CANARY, abort: false });

    expect(await carryOut(approval, plan, deps)).toMatchObject({ outcome: 'refused' });
  });

  it('hands on why the API server refuses', async () => {
    const { deps } = surroundings();
    const writer = answering(deps.writer, { is: 'refused', message: 'admission webhook says no' });

    expect(await carryOut(approval, plan, { ...deps, writer })).toEqual({
      outcome: 'refused',
      text: 'admission webhook says no',
    });
  });

  it('says when the API server did not keep the change', async () => {
    const { api, deps } = surroundings();
    const { object } = api;
    if (!object) throw new Error('The fake starts with an object.');
    const writer = answering(deps.writer, { is: 'done', object }, 'apply');

    const ended = await carryOut(approval, plan, { ...deps, writer });

    expect(ended).toEqual({ outcome: 'applied', text: expect.any(String) });
  });

  it.each([
    ['was deleted', undefined],
    ['was created again', 'rollout-2'],
  ])('refuses an object that %s', async (_, uid) => {
    const { api, deps } = surroundings();
    api.object = uid && api.object ? { ...api.object, metadata: { uid } } : undefined;

    expect(await carryOut(approval, plan, deps)).toMatchObject({ outcome: 'refused' });
  });

  it('waits for another change of the object', async () => {
    const { deps } = surroundings();
    const [{ on }] = plan.changes;

    const during = deps.log.exclusively(on, () => carryOut(approval, plan, deps));

    await expect(during).rejects.toThrow(ObjectBusy);
    await expect(during).rejects.toMatchObject({ name: 'ObjectBusy' });
  });
});
