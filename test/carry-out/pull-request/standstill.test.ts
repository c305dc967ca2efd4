import { expect, it } from '@jest/globals';

import { admissionOf } from '#src/carry-out/admission.ts';
import { carryOut } from '#src/carry-out/carry-out.ts';
import type { Repositories } from '#src/domain/ports.ts';
import { gitHubRepositories } from '#src/gitops/github/repositories.ts';
import {
  live,
  planOf,
  proposing,
  REACHING,
  writerOf,
} from '#test/carry-out/pull-request/support/proposals.ts';
import { approved, surroundings } from '#test/fixes/support/surroundings.ts';
import { startHub } from '#test/gitops/github/support/hub.ts';
import { deployment } from '#test/gitops/support/deployments.ts';

it('at a standstill a rerun opens no pull request, and does not claim that none was opened', async () => {
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

it('one that begins while the files are read keeps the pull request from being opened', async () => {
  const hub = await startHub({ 'shop/web.yaml': deployment('web') });
  const repositories = gitHubRepositories(hub.github);
  const asked = proposing('web:2');
  const writer = writerOf(live('web:1'), 'web:2');
  const { draft } = await admissionOf(asked, writer, REACHING, repositories);
  const plan = planOf({ ...asked, ...(draft && { draft }), undo: { none: 'is-in-git' } });
  let isFrozen = false;
  const slow: Repositories = {
    ...repositories,
    async look(...where) {
      isFrozen = true;
      return repositories.look(...where);
    },
  };

  const ended = await carryOut(approved(plan.id), plan, {
    ...surroundings().deps,
    limits: REACHING,
    writer,
    repositories: slow,
    standstill: async () => (isFrozen ? { is: 'frozen' } : undefined),
  });

  expect(ended).toEqual({ outcome: 'refused', text: expect.stringContaining('frozen') });
  expect(await hub.call('GET', '/repos/acme/deploy/pulls')).toEqual([]);
  await hub.stop();
});

/** Nothing is read or written there. */
const withNoneOpen: Repositories = {
  named: () => 'acme/deploy',
  open: async () => undefined,
  look: () => Promise.reject(new Error('It was looked at.')),
  read: () => Promise.reject(new Error('It was read.')),
  propose: () => Promise.reject(new Error('It was proposed.')),
};
