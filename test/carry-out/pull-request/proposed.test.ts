import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { admissionOf } from '#src/carry-out/admission.ts';
import { carryOut } from '#src/carry-out/carry-out.ts';
import { RepositoryUnreachable } from '#src/domain/errors.ts';
import type { Repositories } from '#src/domain/ports.ts';
import { gitHubRepositories } from '#src/gitops/github/repositories.ts';
import {
  draftIn,
  live,
  planOf,
  proposing,
  REACHING,
  SOURCE,
  writerOf,
} from '#test/carry-out/pull-request/support/proposals.ts';
import { approved, LATE, LIMITS, surroundings } from '#test/fixes/support/surroundings.ts';
import { type Hub, startHub } from '#test/gitops/github/support/hub.ts';
import { deployment } from '#test/gitops/support/deployments.ts';

const OPEN = '/repos/acme/deploy/pulls';

describe('a change of what Git owns', () => {
  let hub: Hub;
  let repositories: Repositories;
  beforeEach(async () => {
    hub = await startHub({ 'shop/web.yaml': deployment('web') });
    repositories = gitHubRepositories(hub.github);
  });
  afterEach(() => hub.stop());

  it('goes out as a pull request that holds what was shown, and no more', async () => {
    const { plan, deps } = await shown();

    const ended = await carryOut(approved(plan.id), plan, deps);

    const [pull] = await hub.call<readonly Pull[]>('GET', OPEN);
    expect(ended).toEqual({ outcome: 'proposed', text: pull?.html_url });
    expect(pull).toMatchObject({
      title: 'Change image of Deployment shop/web',
      base: { ref: 'main' },
    });
    expect(pull?.body).toContain('+ image: web:2');
    expect(await contentOf(pull?.head.ref ?? '')).toBe(deployment('web', 'web:2'));
    expect(await contentOf('main')).toBe(deployment('web'));
  });

  it('is opened once, whoever approves it and however often it runs', async () => {
    const { plan, deps } = await shown();

    const first = await carryOut(approved(plan.id), plan, deps);
    const again = await carryOut(approved(plan.id, 'U2', 'click-2'), plan, deps);

    expect(again).toEqual(first);
    expect(await hub.call<readonly Pull[]>('GET', OPEN)).toHaveLength(1);
  });

  it('is found again after an answer that was lost, however late', async () => {
    const { plan, deps } = await shown();
    const losing: Repositories = {
      ...repositories,
      async propose(pull) {
        await repositories.propose(pull);
        throw new RepositoryUnreachable('socket hang up');
      },
    };
    const approval = approved(plan.id);

    await expect(carryOut(approval, plan, { ...deps, repositories: losing })).rejects.toThrow(
      RepositoryUnreachable,
    );
    const ended = await carryOut(approval, plan, { ...deps, now: () => LATE });

    expect(ended.outcome).toBe('proposed');
    expect(await hub.call<readonly Pull[]>('GET', OPEN)).toHaveLength(1);
  });

  it('is not opened by a rerun that comes late, and nobody claims that nothing happened', async () => {
    const { plan, deps } = await shown();
    const unreachable: Repositories = {
      ...repositories,
      propose: async () => Promise.reject(new RepositoryUnreachable('connection refused')),
    };
    const approval = approved(plan.id);

    await expect(carryOut(approval, plan, { ...deps, repositories: unreachable })).rejects.toThrow(
      RepositoryUnreachable,
    );
    const ended = await carryOut(approval, plan, { ...deps, now: () => LATE });

    expect(ended.outcome).toBe('unknown');
    expect(await hub.call<readonly Pull[]>('GET', OPEN)).toEqual([]);
  });

  it('waits for another one of the same object and cause, and tells its address', async () => {
    const first = await shown();
    await carryOut(approved(first.plan.id), first.plan, first.deps);
    const { plan, deps } = await shown('web:3');

    const ended = await carryOut(approved(plan.id, 'U2', 'click-2'), plan, deps);

    const [pull, ...others] = await hub.call<readonly Pull[]>('GET', OPEN);
    expect(others).toEqual([]);
    expect(ended).toEqual({
      outcome: 'refused',
      text: expect.stringContaining(pull?.html_url ?? 'no pull request'),
    });
  });

  it('is refused once its file has changed since it was shown', async () => {
    const { plan, deps } = await shown();
    await hub.commit({ 'shop/web.yaml': `# ours\n${deployment('web')}` });

    const ended = await carryOut(approved(plan.id), plan, deps);

    expect(ended).toEqual({ outcome: 'refused', text: expect.stringContaining('files in Git') });
    expect(await hub.call<readonly Pull[]>('GET', OPEN)).toEqual([]);
  });

  it('is refused where somebody has put another edit into it, even with an id of its own', async () => {
    const { plan, deps } = await shown();
    const forged = planOf({ ...plan.changes[0], draft: { ...draftIn(plan), branch: 'release' } });

    expect(await carryOut(approved(forged.id), forged, deps)).toMatchObject({ outcome: 'refused' });
  });

  it('is refused where the object has changed, and done where it is so already', async () => {
    const { plan, deps } = await shown();
    const at = (image: string) => ({ ...deps, writer: writerOf(live(image)) });

    const changed = await carryOut(approved(plan.id), plan, at('web:3'));
    const there = await carryOut(approved(plan.id, 'U1', 'click-2'), plan, at('web:2'));

    expect(changed).toEqual({ outcome: 'refused', text: expect.stringContaining('web:3') });
    expect(there).toEqual({ outcome: 'already-so' });
  });

  it('is refused by name where its owner follows another branch by now', async () => {
    const { plan, deps } = await shown();
    const writer = writerOf(live('web:1'), 'web:2', { ...SOURCE, revision: 'release' });

    const ended = await carryOut(approved(plan.id), plan, { ...deps, writer });
    expect(ended).toEqual({ outcome: 'refused', text: expect.stringContaining('release') });
    expect(await hub.call<readonly Pull[]>('GET', OPEN)).toEqual([]);
  });

  it('goes nowhere after a minute, or where no repository is listed', async () => {
    const { plan, deps } = await shown();
    const { repositories: _, ...without } = deps;

    const late = await carryOut(approved(plan.id), plan, { ...deps, now: () => LATE });
    const none = await carryOut(approved(plan.id, 'U1', 'click-2'), plan, without);

    expect([late.outcome, none.outcome]).toEqual(['too-late', 'refused']);
    expect(await hub.call<readonly Pull[]>('GET', OPEN)).toEqual([]);
  });

  it.each([
    ['git-not-listed', { ...SOURCE, url: 'https://github.com/evil/deploy' }],
    ['git-not-listed', { ...SOURCE, url: 'https://evil.example/acme/deploy' }],
    ['git-no-branch', { ...SOURCE, revision: 'v1.2.3' }],
    ['git-not-there', { ...SOURCE, path: 'other' }],
  ])('is handed over (%s) where its owner says %j', async (why, into) => {
    const asked = proposing('web:2', into);
    const writer = writerOf(live('web:1'), 'web:2', into);

    const admission = await admissionOf(asked, writer, REACHING, repositories);

    expect(admission).toMatchObject({ is: 'holds', undrafted: { why } });
  });

  it.each([
    ['a closed namespace', { isOpen: () => false }],
    ['a field that no fix may write', { reaches: LIMITS.reaches }],
  ])('shows nothing of a repository where it is about %s', async (_, narrower) => {
    const limits = { ...REACHING, ...narrower };
    const writer = writerOf(live('web:1'));

    const admission = await admissionOf(proposing('web:2'), writer, limits, repositories);

    expect(admission).not.toHaveProperty('draft');
  });

  /** What is offered, shown and approved. */
  async function shown(image = 'web:2') {
    const asked = proposing(image);
    const writer = writerOf(live('web:1'), image);
    const { draft } = await admissionOf(asked, writer, REACHING, repositories);
    if (!draft) throw new Error('no draft');
    const plan = planOf({ ...asked, draft, undo: { none: 'is-in-git' } });
    return { plan, deps: { ...surroundings().deps, limits: REACHING, repositories, writer } };
  }

  async function contentOf(branch: string): Promise<string | undefined> {
    const snapshot = await repositories.look('acme/deploy', branch);
    return snapshot && (await repositories.read(snapshot, ['shop/web.yaml'])).get('shop/web.yaml');
  }
});

type Pull = Readonly<{ html_url: string; head: { ref: string }; body: string }>;
