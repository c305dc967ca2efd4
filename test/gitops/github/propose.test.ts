import { inspect } from 'node:util';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { RepositoryRefused, RepositoryUnreachable } from '#src/domain/errors.ts';
import type { Pull, Repositories } from '#src/domain/ports.ts';
import { gitHubRepositories } from '#src/gitops/github/repositories.ts';
import { startFront } from '#test/gitops/github/support/front.ts';
import { type Hub, startHub } from '#test/gitops/github/support/hub.ts';

const FAMILY = 'kubewhy/web-1-';
const PULLS = '/repos/acme/deploy/pulls';

describe('a pull request on GitHub', () => {
  let hub: Hub;
  let repositories: Repositories;
  beforeEach(async () => {
    hub = await startHub({ 'web.yaml': 'image: web:1\n' });
    repositories = gitHubRepositories(hub.github);
  });
  afterEach(() => hub.stop());

  it('is found again where GitHub refuses a second one of its branch', async () => {
    const pull = await pullOf('image: web:2\n');

    const all = [await repositories.propose(pull), await repositories.propose(pull)];

    expect(new Set(all).size).toBe(1);
    expect(hub.asked.filter(({ route }) => route === `POST ${PULLS}`)).toHaveLength(2);
    expect(await hub.call<readonly object[]>('GET', PULLS)).toHaveLength(1);
  });

  it('is refused in the words of GitHub where none of its branch is open', async () => {
    const pull = await pullOf('image: web:2\n');
    const ofItself = { ...pull, snapshot: { ...pull.snapshot, branch: pull.branch } };

    await expect(repositories.propose(ofItself)).rejects.toThrow(/No commits between/);
  });

  it('leaves no branch where Git holds this already', async () => {
    const pull = await pullOf('image: web:1\n');

    await expect(repositories.propose(pull)).rejects.toThrow(/holds this already/);

    expect(hub.asked.filter(({ route }) => /^POST .*\/(?:refs|pulls)$/.test(route))).toEqual([]);
  });

  it('takes no branch that holds something else', async () => {
    await repositories.propose({ ...(await pullOf('image: web:3\n')), title: 'Another' });

    await expect(repositories.propose(await pullOf('image: web:2\n'))).rejects.toThrow(
      /holds something else/,
    );
  });

  it.each([
    ['refused', RepositoryRefused, {}],
    ['put off', RepositoryUnreachable, { apiUrl: 'http://127.0.0.1:9' }],
  ])('is %s without a word of the credential', async (_, kind, where) => {
    const credential = { token: 'github_pat_of_nobody' };
    const others = gitHubRepositories({ ...hub.github, ...where, credential });

    const error: unknown = await others.look('acme/gone').catch((thrown: unknown) => thrown);

    expect(error).toBeInstanceOf(kind);
    expect(inspect(error, { depth: 10 })).not.toContain(credential.token);
  });

  async function pullOf(text: string): Promise<Pull> {
    const snapshot = await repositories.look('acme/deploy');
    if (!snapshot) throw new Error('no snapshot');
    const own = { family: FAMILY, branch: `${FAMILY}a`, title: 'Change image', body: 'why' };
    return { snapshot, ...own, texts: new Map([['web.yaml', text]]) };
  }
});

describe('the GitHub of these tests', () => {
  it.each([
    ['PATCH', '/repos/acme/deploy/git/refs/heads/main', { sha: 'a' }],
    ['PUT', '/repos/acme/deploy/pulls/1/merge', {}],
    ['POST', '/repos/acme/deploy/git/refs', { ref: 'refs/heads/main', sha: 'a' }],
    ['DELETE', '/repos/acme/deploy/git/refs/heads/kubewhy/web-1', {}],
  ])('fails whoever sends %s %s', async (method, path, body) => {
    const front = await startFront('http://127.0.0.1:9');

    await fetch(front.url + path, { method, body: JSON.stringify(body) });

    await expect(front.stop()).rejects.toThrow(`Asked of GitHub: ${method} ${path}`);
  });
});
