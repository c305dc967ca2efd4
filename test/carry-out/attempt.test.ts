import { describe, expect, it } from '@jest/globals';

import { planId } from '#src/approvals/plan-id.ts';
import { carryOut } from '#src/carry-out/carry-out.ts';
import { ClusterUnreachable } from '#src/domain/errors.ts';
import type { Change } from '#src/domain/plan.ts';
import type { Writer } from '#src/domain/ports.ts';
import { abortion } from '#test/fixes/support/plans.ts';
import {
  answering,
  approved,
  LATE,
  losing,
  surroundings,
  unreachable,
} from '#test/fixes/support/surroundings.ts';

const plan = abortion();
const approval = approved(plan.id);

describe('after a lost answer', () => {
  it('finds the change in place', async () => {
    const { api, deps } = surroundings();
    const writer = losing(api, () => api.send(plan.changes[0], '1', 'apply'));

    expect(await carryOut(approval, plan, { ...deps, writer })).toMatchObject({
      outcome: 'already-so',
    });
    expect(api.effects).toBe(1);
  });

  it('sends again where nothing has happened', async () => {
    const { api, deps } = surroundings();
    const writer = losing(api, async () => undefined);

    expect(await carryOut(approval, plan, { ...deps, writer })).toEqual({ outcome: 'applied' });
    expect(api.effects).toBe(1);
  });

  it.each(['refused', 'conflict', 'busy'] as const)(
    'does not take it for the answer that the second request is %s',
    async (is) => {
      const { api, deps } = surroundings();
      const writer = losing(api, async () => undefined);
      let asked = 0;
      const send: Writer['send'] = async (...request) =>
        request[2] === 'apply' && ++asked === 2 ? { is, message: 'no' } : writer.send(...request);

      const ended = await carryOut(approval, plan, { ...deps, writer: { ...writer, send } });

      expect(ended).toMatchObject({ outcome: 'unknown' });
      expect(api.effects).toBe(0);
    },
  );

  it('does not send again what may not be sent any more, and does not claim that nothing happened', async () => {
    const freezing = surroundings();
    const forbidding = surroundings();
    let isFrozen = false;

    const frozen = await carryOut(approval, plan, {
      ...freezing.deps,
      writer: losing(freezing.api, async () => void (isFrozen = true)),
      standstill: async () => (isFrozen ? { is: 'frozen' } : undefined),
    });
    const writer = losing(forbidding.api, async () => {
      forbidding.api.permission = { is: 'denied', why: 'U1 may not patch rollouts' };
    });
    const forbidden = await carryOut(approval, plan, { ...forbidding.deps, writer });

    expect(frozen).toEqual({ outcome: 'unknown', text: expect.stringContaining('frozen') });
    expect(forbidden).toEqual({
      outcome: 'unknown',
      text: expect.stringContaining('U1 may not patch rollouts'),
    });
    expect([freezing.api.effects, forbidding.api.effects]).toEqual([0, 0]);
  });

  it('looks whether it is in place in a rerun at a standstill, and sends nothing', async () => {
    const { api, deps } = surroundings();
    const halted = { ...deps, standstill: async () => ({ is: 'off' }) as const };
    await deps.log.write(approval.id, { step: 'sending', resourceVersion: '1', sends: 1 });
    const other = approved(plan.id, 'U1', 'click-2');
    await deps.log.write(other.id, { step: 'sending', resourceVersion: '1', sends: 1 });

    const open = await carryOut(approval, plan, halted);
    await api.send(plan.changes[0], '1', 'apply');
    const done = await carryOut(other, plan, halted);

    expect([open.outcome, done.outcome]).toEqual(['unknown', 'already-so']);
    expect(api.sends).toBe(1);
  });

  it('does not know what became of it where the object has moved on, and says so for good', async () => {
    const { api, deps } = surroundings();
    const writer = losing(api, async () =>
      api.edit([{ op: 'add', path: '/status/replicas', value: 3 }]),
    );

    const ended = await carryOut(approval, plan, { ...deps, writer });

    expect(ended).toMatchObject({ outcome: 'unknown' });
    expect(await carryOut(approval, plan, deps)).toEqual(ended);
    expect(api.effects).toBe(0);
  });

  it('does not know it of a cluster that stays unreachable', async () => {
    const { deps } = surroundings();
    let isCut = false;
    const writer: Writer = {
      ...answering(deps.writer, { is: 'lost', message: 'cut' }, 'apply'),
      async read(ref) {
        if (isCut) throw new ClusterUnreachable('cut');
        isCut = true;
        return deps.writer.read(ref);
      },
    };

    await expect(carryOut(approval, plan, { ...deps, writer })).rejects.toThrow(ClusterUnreachable);
    expect(await carryOut(approval, plan, { ...deps, writer, now: () => LATE })).toMatchObject({
      outcome: 'unknown',
    });
  });
});

describe('a cluster that cannot be reached', () => {
  it('is left to the queue while nothing was sent', async () => {
    const { deps } = surroundings();
    const writer: Writer = {
      ...answering(deps.writer, { is: 'lost', message: '' }),
      read: unreachable,
    };

    await expect(carryOut(approval, plan, { ...deps, writer })).rejects.toThrow(ClusterUnreachable);
    expect(await carryOut(approval, plan, { ...deps, writer, now: () => LATE })).toMatchObject({
      outcome: 'too-late',
    });
  });
});

describe('an object that has changed since the preview', () => {
  it('is told of without the secrets that it holds now', async () => {
    const { api, deps } = surroundings();
    api.edit([{ op: 'replace', path: '/status/currentPodHash', value: '--db-password=hunter2' }]);

    const ended = await carryOut(approval, plan, deps);

    expect(ended).toMatchObject({ outcome: 'refused', text: expect.stringContaining('[hidden]') });
    expect(JSON.stringify(ended)).not.toContain('hunter2');
  });
});

describe('a change beside Git', () => {
  const { sub: _, ...change } = plan.changes[0];
  const owner = { by: 'argo-cd', name: 'shop' } as const;

  it.each<[string, Partial<Change>]>([
    ['it was shown as that of nobody', {}],
    ['it was shown as that of another one', { beside: { is: 'next-sync', owner } }],
  ])('is not made where %s', async (_, own) => {
    const { api, deps } = surroundings();
    const changes = [{ ...change, ...own }] as const;
    const live = { ...plan, changes, id: planId({ ...plan, changes }) };
    const reaches = new Map([
      [plan.remedy, [{ ...REACH, paths: { '/status/abort': () => true } }]],
    ]);
    const id = 'blog:argoproj.io/Rollout:blog-system/web';
    const value = { 'argocd.argoproj.io/tracking-id': id };
    api.edit([{ op: 'add', path: '/metadata/annotations', value }]);

    const limits = { ...deps.limits, reaches };
    const ended = await carryOut(approved(live.id), live, { ...deps, limits });

    const text = expect.stringContaining('Argo CD Application `blog`');
    expect(ended).toEqual({ outcome: 'refused', text });
    expect(api.effects).toBe(0);
  });
});

const REACH = { of: ['argoproj.io/Rollout'] };

describe('what passes for taking a change back', () => {
  it('is refused unless it is that of a change', async () => {
    const { api, deps } = surroundings();
    const goal = { is: 'undone', on: plan.goal.on } as const;
    const forged = { ...plan, goal, id: planId({ ...plan, goal }) };

    const ended = await carryOut(approved(forged.id), forged, deps);

    expect(ended).toMatchObject({ outcome: 'refused' });
    expect(api.effects).toBe(0);
  });
});
