import { describe, expect, it } from '@jest/globals';

import { carryOut } from '#src/carry-out/carry-out.ts';
import type { Person } from '#src/domain/question.ts';
import { abortion, promotion } from '#test/fixes/support/plans.ts';
import { approved, losing, surroundings } from '#test/fixes/support/surroundings.ts';

const plan = abortion();
const approval = approved(plan.id);

describe('those who carry out a change where two people have to approve', () => {
  const first = approved(plan.id, 'U0', 'click-0');
  const two = () => {
    const { api, deps } = surroundings();
    return { api, deps: { ...deps, needsTwo: () => true } };
  };

  it('are two together', async () => {
    const { deps } = two();

    expect(await carryOut({ ...approval, first }, plan, deps)).toEqual({ outcome: 'applied' });
  });

  it.each([
    ['one alone', approval],
    ['one twice', { ...approval, first: approved(plan.id) }],
    ['one with a forged first', { ...approval, first: { ...first, signature: '0'.repeat(64) } }],
    ['one with the first of another plan', { ...approval, first: approved('f00d', 'U0') }],
  ])('is not %s', async (_, alone) => {
    const { api, deps } = two();

    expect(await carryOut(alone, plan, deps)).toMatchObject({ outcome: 'refused' });
    expect(api.effects).toBe(0);
  });

  it('are not one and the first whose consent another approval has used', async () => {
    const { api, deps } = two();
    await carryOut({ ...approval, first }, plan, deps);
    api.edit([{ op: 'remove', path: '/status/abort' }]);

    const again = { ...approved(plan.id, 'U1', 'click-2'), first };
    const ended = await carryOut(again, plan, deps);

    expect(ended).toEqual({ outcome: 'refused', text: expect.stringContaining('used before') });
    expect(api.effects).toBe(1);
  });

  it('are two together also where the first answer is lost', async () => {
    const { api, deps } = two();
    const writer = losing(api, async () => undefined);

    const ended = await carryOut({ ...approval, first }, plan, { ...deps, writer });

    expect(ended).toEqual({ outcome: 'applied' });
  });

  it('are not two accounts of one Kubernetes user', async () => {
    const { api, deps } = two();
    const identityOf = () => ({ user: 'mina', groups: [] });

    const ended = await carryOut({ ...approval, first }, plan, { ...deps, identityOf });

    expect(ended).toEqual({ outcome: 'refused', text: expect.stringContaining('Two people') });
    expect(api.effects).toBe(0);
  });

  it('is not one with a first who may not', async () => {
    const { api, deps } = two();
    const identityOf = ({ id }: Person) => (id === 'U0' ? undefined : { user: 'a', groups: [] });

    const ended = await carryOut({ ...approval, first }, plan, { ...deps, identityOf });

    expect(ended).toMatchObject({ outcome: 'refused' });
    expect(api.effects).toBe(0);
  });

  it('use up no other approval where one is enough, whoever is named beside', async () => {
    const { deps } = surroundings();
    const other = promotion();
    const waiting = approved(other.id, 'U0', 'click-0');
    await carryOut({ ...approval, first: waiting }, plan, deps);

    expect(await deps.log.find(waiting.id)).toBeUndefined();
  });
});
