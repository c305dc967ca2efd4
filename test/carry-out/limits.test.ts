import { describe, expect, it } from '@jest/globals';

import { planId } from '#src/approvals/plan-id.ts';
import { carryOut } from '#src/carry-out/carry-out.ts';
import type { Limits } from '#src/carry-out/limits.ts';
import type { Plan } from '#src/domain/plan.ts';
import { abortion } from '#test/fixes/support/plans.ts';
import { approved, LIMITS, surroundings } from '#test/fixes/support/surroundings.ts';

const path = '/spec/template/spec/hostNetwork';

describe('the limits of the remediator', () => {
  it.each<[string, Partial<Plan>, Partial<Limits>, string]>([
    [
      'operations that the named remedy does not make',
      {
        changes: [
          { ...abortion().changes[0], absent: [path], ops: [{ op: 'add', path, value: true }] },
        ],
      },
      {},
      'may not write this',
    ],
    ['a remedy that nobody knows', { remedy: 'forged/remedy' }, {}, 'may not write this'],
    ['another cluster', { cluster: 'production' }, {}, 'does not change'],
    ['a namespace that is closed', {}, { isOpen: () => false }, 'is closed'],
  ])('refuse %s, whoever approved it, and send nothing', async (_, parts, limits, text) => {
    const { api, deps } = surroundings();
    const plan = withOwnId({ ...abortion(), ...parts });

    const ended = await carryOut(approved(plan.id), plan, {
      ...deps,
      limits: { ...LIMITS, ...limits },
    });

    expect(ended).toEqual({ outcome: 'refused', text: expect.stringContaining(text) });
    expect(api.sends).toBe(0);
  });

  it('decide nothing about the genuine plan of the same approval', async () => {
    const { api, deps } = surroundings();
    const plan = abortion();

    await carryOut(approved(plan.id), { ...plan, remedy: 'forged/remedy' }, deps);

    expect(await carryOut(approved(plan.id), plan, deps)).toEqual({ outcome: 'applied' });
    expect(api.effects).toBe(1);
  });
});

function withOwnId(plan: Plan): Plan {
  return { ...plan, id: planId(plan) };
}
