import { expect, it } from '@jest/globals';

import { admissionOf } from '#src/carry-out/admission.ts';
import { carryOut } from '#src/carry-out/carry-out.ts';
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

it('a pull request is opened beside that of another cause of the same object and file, and once', async () => {
  const hub = await startHub({ 'shop/web.yaml': deployment('web') });
  try {
    const repositories = gitHubRepositories(hub.github);
    const asked = proposing('web:2');
    const writer = writerOf(live('web:1'));
    const { draft } = await admissionOf(asked, writer, REACHING, repositories);
    if (!draft) throw new Error('no draft');
    const change = { ...asked, draft, undo: { none: 'is-in-git' } } as const;
    const first = planOf(change);
    const other = planOf(change, { ...first.cause, id: 'image/not-found' });
    const deps = { ...surroundings().deps, limits: REACHING, repositories, writer };

    await carryOut(approved(first.id), first, deps);
    const ended = await carryOut(approved(other.id, 'U2', 'click-2'), other, deps);
    const again = await carryOut(approved(other.id, 'U3', 'click-3'), other, deps);

    const pulls = await hub.call<readonly Pull[]>('GET', '/repos/acme/deploy/pulls');
    expect(ended.outcome).toBe('proposed');
    expect(again).toEqual(ended);
    expect(new Set(pulls.map(({ head }) => head.ref)).size).toBe(2);
    expect(pulls.map(({ html_url }) => html_url)).toContain(ended.text);
  } finally {
    await hub.stop();
  }
});

type Pull = Readonly<{ html_url: string; head: Readonly<{ ref: string }> }>;
