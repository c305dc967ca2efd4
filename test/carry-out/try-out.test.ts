import { describe, expect, it } from '@jest/globals';

import { carryOut } from '#src/carry-out/carry-out.ts';
import { ClusterUnreachable } from '#src/domain/errors.ts';
import type { SendResult } from '#src/domain/plan.ts';
import { abortion } from '#test/fixes/support/plans.ts';
import { answering, approved, LATE, surroundings } from '#test/fixes/support/surroundings.ts';

const plan = abortion();
const approval = approved(plan.id);

/** Carries the plan out where every dry run is answered like that. */
function tried(sent: SendResult) {
  const { api, deps } = surroundings();
  const log = deps.log;
  const writer = answering(api, sent, 'dry-run');
  return { api, log, run: (now = deps.now) => carryOut(approval, plan, { ...deps, now, writer }) };
}

describe('the dry run before a change', () => {
  it.each<[string, SendResult, string]>([
    ['is refused', { is: 'refused', message: 'webhook says no' }, 'webhook says no'],
    ['is not kept', { is: 'done', object: {} }, 'would not keep'],
    ['always meets another change', { is: 'conflict', message: 'modified' }, 'kept changing'],
    ['meets a server that is too busy', { is: 'busy', message: 'too much to do' }, 'too much'],
  ])('ends it without a request when it %s', async (_, sent, text) => {
    const { api, run } = tried(sent);

    expect(await run()).toEqual({ outcome: 'refused', text: expect.stringContaining(text) });
    expect(api.sends).toBe(0);
  });

  it('leaves it to the queue when no answer comes, for nothing has happened', async () => {
    const { api, log, run } = tried({ is: 'lost', message: 'cut' });

    await expect(run()).rejects.toThrow(ClusterUnreachable);

    expect(await log.find(approval.id)).toBeUndefined();
    expect(await run(() => LATE)).toMatchObject({ outcome: 'too-late' });
    expect(api.sends).toBe(0);
  });

  it('is left out where there is no API server to ask', async () => {
    const { api, run } = tried({ is: 'not-asked', message: 'a recording' });

    expect(await run()).toEqual({ outcome: 'applied' });
    expect(api.effects).toBe(1);
  });
});
