import { describe, expect, it } from '@jest/globals';

import { planId } from '#src/approvals/plan-id.ts';
import { undoOf } from '#src/approvals/undo-of.ts';
import { carryOut, type CarryingOut } from '#src/carry-out/carry-out.ts';
import type { Approval } from '#src/domain/approval.ts';
import type { Plan } from '#src/domain/plan.ts';
import type { ChangeRecord } from '#src/domain/ports.ts';
import { abortion } from '#test/fixes/support/plans.ts';
import { approved, CANARY, surroundings } from '#test/fixes/support/surroundings.ts';

const done = undoable();
const undo = undoOf(done) ?? done;
const consent = approved(done.id, 'U1', 'click-0');

describe('an approved undo', () => {
  it('puts back what its change may not write, as that was approved itself', async () => {
    const { api, deps } = surroundings({ ...CANARY, abort: true });
    await deps.log.write(consent.id, { step: 'ended', outcome: 'applied' });

    const ended = await back(undo, { approval: consent, plan: done });

    expect(ended).toEqual({ outcome: 'applied' });
    expect(api.object).not.toMatchObject({ status: { abort: true } });

    function back(plan: Plan, undoes: Readonly<{ approval: Approval; plan: Plan }>) {
      return carryOut(approved(plan.id), plan, { ...deps, undoes });
    }
  });

  it.each([
    ['an approval that nobody signed', { ...approved(done.id), signature: '0'.repeat(64) }, done],
    ['the approval of another plan', approved(abortion().id), done],
    ['a plan that it does not take back', approved(abortion().id), abortion()],
  ])('is refused with %s', async (_, approval, plan) => {
    const { api, deps } = surroundings({ ...CANARY, abort: true });

    const ended = await carryOut(approved(undo.id), undo, { ...deps, undoes: { approval, plan } });

    expect(ended).toMatchObject({ outcome: 'refused' });
    expect(api.sends).toBe(0);
  });

  it.each<[string, ChangeRecord | undefined]>([
    ['was never carried out', undefined],
    ['was refused', { step: 'ended', outcome: 'refused' }],
    ['found what it would write there', { step: 'ended', outcome: 'already-so' }],
  ])('is refused where its change %s', async (_, record) => {
    const { api, deps } = surroundings({ ...CANARY, abort: true });
    const undoes = { approval: consent, plan: done };
    if (record) await deps.log.write(consent.id, record);

    const ended = await carryOut(approved(undo.id), undo, { ...deps, undoes });

    expect(ended).toMatchObject({ outcome: 'refused' });
    expect(api.sends).toBe(0);
  });

  it.each<[string, string, Partial<CarryingOut>]>([
    ['somebody without a Kubernetes user', '`people`', { identityOf: () => undefined }],
    ['somebody alone where two have to approve', 'Two people', { needsTwo: () => true }],
    ['whom the policy lets do nothing there', 'left to others', { barred: () => 'left to others' }],
    ['anybody at a standstill', 'changes: off', { standstill: async () => ({ is: 'off' }) }],
  ])('is not for %s', async (_, why, more) => {
    const { api, deps } = await applied();

    const ended = await carryOut(approved(undo.id), undo, { ...deps, ...more });

    expect(ended).toEqual({ outcome: 'refused', text: expect.stringContaining(why) });
    expect(api.sends).toBe(0);
  });

  it('is not for somebody who may not change what it changes', async () => {
    const { api, deps } = await applied();
    api.permission = { is: 'denied', why: 'U1 may not patch rollouts/status' };

    const ended = await carryOut(approved(undo.id), undo, deps);

    expect(ended).toEqual({ outcome: 'refused', text: expect.stringContaining('may not patch') });
    expect(api.sends).toBe(0);
  });

  it('is beyond the reach of its remedy by itself', async () => {
    const { deps } = surroundings({ ...CANARY, abort: true });

    expect(await carryOut(approved(undo.id), undo, deps)).toMatchObject({ outcome: 'refused' });
  });
});

/** A rollout that was aborted, and what takes that back. */
async function applied() {
  const { api, deps } = surroundings({ ...CANARY, abort: true });
  await deps.log.write(consent.id, { step: 'ended', outcome: 'applied' });
  return { api, deps: { ...deps, undoes: { approval: consent, plan: done } } };
}

/** Aborts a rollout, as if that could be taken back. */
function undoable(): Plan {
  const plan = abortion();
  const [change] = plan.changes;
  const path = '/status/abort';
  const undone = [
    { op: 'test', path, value: true },
    { op: 'remove', path },
  ] as const;
  const changes = [{ ...change, undo: undone }] as const;
  return { ...plan, changes, id: planId({ ...plan, changes }) };
}
