import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { RepositoryRefused } from '#src/domain/errors.ts';
import type { Repositories } from '#src/domain/ports.ts';
import { gitHubRepositories } from '#src/gitops/github/repositories.ts';
import { type Hub, startHub } from '#test/gitops/github/support/hub.ts';

const FILES = {
  'shop/web.yaml': 'image: web:1\n',
  'README.md': '# deploy\n',
  '.github/workflows/ci.yaml': 'on: push\n',
};

describe('repositories on GitHub', () => {
  let hub: Hub;
  let repositories: Repositories;
  beforeAll(async () => {
    hub = await startHub(FILES);
    repositories = gitHubRepositories(hub.github);
  });
  afterAll(() => hub.stop());

  it('are read as they are on the default branch, without what runs on GitHub', async () => {
    const snapshot = await repositories.look('acme/deploy');
    if (!snapshot) throw new Error('no snapshot');

    expect(snapshot).toMatchObject({ repository: 'acme/deploy', branch: 'main' });
    expect([...snapshot.files.keys()].toSorted()).toEqual(['README.md', 'shop/web.yaml']);
    expect(await repositories.read(snapshot, ['shop/web.yaml'])).toEqual(
      new Map([['shop/web.yaml', 'image: web:1\n']]),
    );
  });

  it('have no snapshot of what is no branch', async () => {
    expect(await repositories.look('acme/deploy', 'v1.2.3')).toBeUndefined();
  });

  it.each(['../../../../../user', 'main?ref=x', 'main#', 'a//b', 'a..b', 'a/.b', ''])(
    'are asked about nothing else by a branch called "%s"',
    async (revision) => {
      expect(await repositories.look('acme/deploy', revision)).toBeUndefined();
    },
  );

  it.each([
    ['a link', 'shop/link.yaml', '120000'],
    ['a program', 'shop/run.yaml', '100755'],
    ['a file with a line end in its name', 'shop/a\n+ b.yaml', '100644'],
  ])('are not read where there is %s', async (_, path, mode) => {
    await hub.commit({ [path]: 'image: web:1\n' }, mode);
    const snapshot = await repositories.look('acme/deploy');
    await hub.commit(FILES);
    if (!snapshot) throw new Error('no snapshot');

    await expect(repositories.read(snapshot, [path])).rejects.toThrow(RepositoryRefused);
  });

  it('are not read where bytes of a file would be lost with the next edit of it', async () => {
    const content = Buffer.from('image: web:1 # f\u00fcr uns\n', 'latin1').toString('base64');
    const blobs = '/repos/acme/deploy/git/blobs';
    const { sha } = await hub.call<{ sha: string }>('POST', blobs, { content, encoding: 'base64' });
    const snapshot = await repositories.look('acme/deploy');
    if (!snapshot) throw new Error('no snapshot');
    const old = { ...snapshot, files: new Map([['shop/old.yaml', sha]]) };

    await expect(repositories.read(old, ['shop/old.yaml'])).rejects.toThrow(/not in UTF-8/);
  });

  it('get one pull request, however often it is asked for', async () => {
    const snapshot = await repositories.look('acme/deploy');
    if (!snapshot) throw new Error('no snapshot');
    const pull = {
      snapshot,
      family: 'kubewhy/web-1-',
      branch: 'kubewhy/web-1-a',
      title: 'Change image of Deployment shop/web',
      body: 'why',
      texts: new Map([['shop/web.yaml', 'image: web:2\n']]),
    };

    const first = await repositories.propose(pull);
    const open = await repositories.open('acme/deploy', pull.family);

    expect(open).toEqual({ url: first, branch: pull.branch });
    expect(await repositories.propose(pull)).toBe(first);
    const pulls = await hub.call<readonly object[]>('GET', '/repos/acme/deploy/pulls');
    expect(pulls).toMatchObject([
      { title: pull.title, base: { ref: 'main' }, head: { ref: pull.branch } },
    ]);
    expect(await repositories.look('acme/deploy')).toEqual(snapshot);
  });
});
