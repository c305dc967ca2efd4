import { describe, expect, it } from '@jest/globals';

import { planId } from '#src/approvals/plan-id.ts';
import type { Acting } from '#src/approvals/policy.ts';
import { carryOut } from '#src/carry-out/carry-out.ts';
import { abortion } from '#test/fixes/support/plans.ts';
import { approved, AT, interrupted, surroundings } from '#test/fixes/support/surroundings.ts';

const plan = abortion();
const approval = approved(plan.id);

describe('who may carry out a change', () => {
  it.each([
    ['with a wrong signature', { ...approval, signature: '0'.repeat(64) }],
    ['for another plan', approved('f00d')],
  ])('is nobody %s, and the genuine approval is still good', async (_, forged) => {
    const { api, deps } = surroundings();

    expect(await carryOut(forged, plan, deps)).toMatchObject({ outcome: 'refused' });
    expect(api.effects).toBe(0);
    expect(await carryOut(approval, plan, deps)).toEqual({ outcome: 'applied' });
  });

  it('is nobody who changed the plan on its way', async () => {
    const { api, deps } = surroundings();
    const [change] = plan.changes;
    const changed = { ...plan, changes: [{ ...change, guard: [] }] } as const;

    expect(await carryOut(approval, changed, deps)).toMatchObject({ outcome: 'refused' });
    expect(api.effects).toBe(0);
  });

  it('is nobody whose approval lies in the future', async () => {
    const { deps } = surroundings();
    const early = new Date(Date.parse(AT) - 60_001);

    const ended = await carryOut(approval, plan, { ...deps, now: () => early });

    expect(ended).toMatchObject({ outcome: 'refused' });
  });

  it('is nobody without a Kubernetes user', async () => {
    const { deps } = surroundings();

    const ended = await carryOut(approval, plan, { ...deps, identityOf: () => undefined });

    expect(ended).toEqual({ outcome: 'refused', text: expect.stringContaining('`people`') });
  });

  it('is nobody whom the policy lets do nothing there', async () => {
    const { api, deps } = surroundings();
    const asked: object[] = [];
    const barred = (acting: object) => {
      asked.push(acting);
      return 'No rule under `policy` lets it';
    };

    const ended = await carryOut(approval, plan, { ...deps, barred });

    expect(ended).toEqual({ outcome: 'refused', text: 'No rule under `policy` lets it' });
    expect(asked).toEqual([
      {
        remedy: plan.remedy,
        namespace: 'blog-system',
        channel: approval.channel,
        isLive: false,
      },
    ]);
    expect(api.effects).toBe(0);
  });

  it('tells the policy of a change that is made beside Git', async () => {
    const { deps } = surroundings();
    const beside = { is: 'next-sync', owner: { by: 'argo-cd', name: 'blog' } } as const;
    const changes = [{ ...plan.changes[0], beside }] as const;
    const live = { ...plan, changes, id: planId({ ...plan, changes }) };
    const barred = ({ isLive }: Acting) => (isLive ? 'left to Git' : undefined);

    const ended = await carryOut(approved(live.id), live, { ...deps, barred });

    expect(ended).toEqual({ outcome: 'refused', text: 'left to Git' });
  });

  it('is nobody who changed the channel on its way', async () => {
    const { deps } = surroundings();

    const ended = await carryOut({ ...approval, channel: 'COPS' }, plan, deps);

    expect(ended).toMatchObject({ outcome: 'refused' });
  });

  it('is nobody once all changes were frozen, also while it was tried out', async () => {
    const { api, deps } = surroundings();
    let isFrozen = false;

    const ended = await carryOut(approval, plan, {
      ...deps,
      writer: interrupted(api, () => (isFrozen = true)),
      standstill: async () => (isFrozen ? { is: 'frozen' } : undefined),
    });

    expect(ended).toEqual({ outcome: 'refused', text: expect.stringContaining('frozen') });
    expect(api.effects).toBe(0);
  });

  it('is anybody on a recorded cluster', async () => {
    const { api, deps } = surroundings();
    api.permission = { is: 'not-checked', why: 'recorded-cluster' };

    expect(await carryOut(approval, plan, deps)).toEqual({ outcome: 'applied' });
  });

  it.each([
    { is: 'denied', why: 'patch rollouts/status' },
    { is: 'not-checked', why: 'forbidden' },
  ] as const)('is nobody with %o', async (permission) => {
    const { api, deps } = surroundings();
    api.permission = permission;

    const ended = await carryOut(approval, plan, deps);

    expect(ended).toEqual({
      outcome: 'refused',
      text: expect.stringContaining(permission.why),
    });
  });
});
