import { describe, expect, it } from '@jest/globals';

import { byOwnHands } from '#src/answers/by-own-hands.ts';
import { planId } from '#src/approvals/plan-id.ts';
import type { Writer } from '#src/domain/ports.ts';
import type { Standstill } from '#src/domain/standstill.ts';
import { abortion } from '#test/fixes/support/plans.ts';
import { interrupted, losing, surroundings } from '#test/fixes/support/surroundings.ts';

const aborting = { ...abortion(), remedy: 'rollout/abort' };
const plan = { ...aborting, id: planId(aborting) };
const FROZEN = { is: 'frozen' } as const;

describe('a change with own rights', () => {
  it('is made where nothing stops it', async () => {
    const { api } = surroundings();

    expect(await applied(api, async () => undefined)).toMatchObject({ outcome: 'applied' });
  });

  it('is not made once all changes were frozen while it was tried out', async () => {
    const { api } = surroundings();
    let isFrozen = false;
    const writer = interrupted(api, () => (isFrozen = true));

    const ended = await applied(writer, async () => (isFrozen ? FROZEN : undefined));

    expect(ended).toEqual({ outcome: 'refused', text: expect.stringContaining('frozen') });
    expect(api.effects).toBe(0);
  });

  it.each<[string, () => Promise<Standstill>, string]>([
    ['all changes are frozen', async () => FROZEN, 'frozen'],
    ['nobody can tell', () => Promise.reject(new Error('no Redis')), 'no Redis'],
  ])('is not sent again when %s by then, and may have happened', async (_, then, text) => {
    const { api } = surroundings();
    let isLost = false;
    const writer = losing(api, async () => (isLost = true));

    const ended = await applied(writer, async () => (isLost ? then() : undefined));

    expect(ended).toEqual({ outcome: 'unknown', text: expect.stringContaining(text) });
    expect(api.effects).toBe(0);
  });
});

function applied(writer: Writer, standstill: () => Promise<Standstill | undefined>) {
  return byOwnHands(writer, 'test').apply(plan, 'en', standstill);
}
