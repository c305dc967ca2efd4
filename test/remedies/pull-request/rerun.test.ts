import { expect, it } from '@jest/globals';

import type { Repositories } from '#src/domain/ports.ts';
import { carryOut } from '#src/remedies/carry-out/carry-out.ts';
import {
  live,
  planOf,
  proposing,
  REACHING,
  writerOf,
} from '#test/remedies/pull-request/support/proposals.ts';
import { approved, surroundings } from '#test/remedies/support/surroundings.ts';

it('a rerun at a standstill opens no pull request, and does not claim that none was opened', async () => {
  const files = [{ path: 'shop/web.yaml', before: '', after: '', diff: '' }] as const;
  const draft = { repository: 'acme/deploy', branch: 'main', files };
  const plan = planOf({ ...proposing('web:2'), draft, undo: { none: 'is-in-git' } });
  const { deps } = surroundings();
  const approval = approved(plan.id);
  await deps.log.write(approval.id, { step: 'sending', resourceVersion: '1', sends: 1 });

  const ended = await carryOut(approval, plan, {
    ...deps,
    limits: REACHING,
    writer: writerOf(live('web:1')),
    repositories: withNoneOpen,
    standstill: async () => ({ is: 'frozen' }),
  });

  expect(ended).toEqual({ outcome: 'unknown', text: expect.stringContaining('frozen') });
});

/** Nothing is read or written there. */
const withNoneOpen: Repositories = {
  named: () => 'acme/deploy',
  open: async () => undefined,
  look: () => Promise.reject(new Error('It was looked at.')),
  read: () => Promise.reject(new Error('It was read.')),
  propose: () => Promise.reject(new Error('It was proposed.')),
};
