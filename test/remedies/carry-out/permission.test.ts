import { describe, expect, it } from '@jest/globals';

import { carryOut } from '#src/remedies/carry-out/carry-out.ts';
import { abortion } from '#test/remedies/support/plans.ts';
import { approved, AT, surroundings } from '#test/remedies/support/surroundings.ts';

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
