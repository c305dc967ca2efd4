import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { kubeConfigOf, liveConnection } from '#src/cluster/live/kube-config.ts';
import { NoCluster } from '#src/domain/errors.ts';

const context = (name: string, cluster = name) => ({ name, context: { cluster, user: 'mina' } });
const server = (name: string) => ({ name, cluster: { server: `https://${name}.example:6443` } });
const KUBECONFIG = {
  apiVersion: 'v1',
  kind: 'Config',
  'current-context': 'lab',
  contexts: [context('lab'), context('prod'), context('broken', 'gone')],
  clusters: [server('lab'), server('prod')],
  users: [{ name: 'mina', user: { token: 'x' } }],
};

let folder = '';
let file = '';
let before: string | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kubeconfig-'));
  file = join(folder, 'config');
  await writeFile(file, JSON.stringify(KUBECONFIG));
  before = process.env['KUBECONFIG'];
});
afterEach(async () => {
  if (before === undefined) delete process.env['KUBECONFIG'];
  else process.env['KUBECONFIG'] = before;
  await rm(folder, { recursive: true });
});

const serverOf = async (settings: Parameters<typeof kubeConfigOf>[0]) =>
  (await kubeConfigOf(settings)).getCurrentCluster()?.server;
const failureOf = async (settings: Parameters<typeof kubeConfigOf>[0]) =>
  kubeConfigOf(settings).then(
    () => undefined,
    (error: unknown) => error,
  );

describe('the cluster that is meant', () => {
  it('is that of the current context, or of the one that is named', async () => {
    expect(await serverOf({ kubeconfig: file })).toBe('https://lab.example:6443');
    expect(await serverOf({ kubeconfig: file, context: 'prod' })).toBe('https://prod.example:6443');
  });

  it('is found by KUBECONFIG where no file is named', async () => {
    process.env['KUBECONFIG'] = file;

    expect(await serverOf({ context: 'prod' })).toBe('https://prod.example:6443');
  });

  it('is said in the words of whoever may have to look for it', async () => {
    const named = await liveConnection({ kubeconfig: file });
    process.env['KUBECONFIG'] = file;
    const found = await liveConnection({ context: 'prod' });

    expect(named.access).toBe(`context lab of ${file}, server https://lab.example:6443`);
    expect(found.access).toBe('context prod, server https://prod.example:6443');
  });
});

describe('without a cluster it says what to do', () => {
  it('where the file cannot be read', async () => {
    const gone = join(folder, 'gone');

    const failure = await failureOf({ kubeconfig: gone });

    expect(failure).toBeInstanceOf(NoCluster);
    expect(failure).toMatchObject({
      message: expect.stringMatching(
        `^The kubeconfig ${gone} cannot be read: name one with --kubeconfig, .*ENOENT`,
      ),
      failure: { is: 'bad-kubeconfig', file: gone },
      cause: { code: 'ENOENT' },
    });
  });

  it('where what KUBECONFIG names cannot be read', async () => {
    await writeFile(file, '{ not yaml');
    process.env['KUBECONFIG'] = file;

    const failure = await failureOf({ context: 'lab' });

    expect(failure).toMatchObject({
      message: expect.stringContaining('The kubeconfig in KUBECONFIG cannot be read: '),
    });
    expect(failure).toHaveProperty('failure', { is: 'bad-kubeconfig' });
  });

  it('without the part of a broken file that holds a token', async () => {
    await writeFile(file, 'users:\n- user: {token: "hunter2"\n  foo: bar: x\n');

    const { message } = (await failureOf({ kubeconfig: file })) as Error;

    expect(message).toContain('cannot be read: ');
    expect(message).not.toContain('hunter2');
  });

  it('where there is no kubeconfig', async () => {
    process.env['KUBECONFIG'] = join(folder, 'gone');

    expect(await failureOf({ context: 'lab' })).toMatchObject({ name: 'NoCluster' });
  });

  it.each([
    [
      'the context is not in it',
      KUBECONFIG,
      'prd',
      'has no context "prd": name one of lab, prod, broken with --context',
      { meant: 'prd', contexts: ['lab', 'prod', 'broken'] },
    ],
    [
      'its cluster is not in it',
      KUBECONFIG,
      'broken',
      'has no context "broken"',
      { meant: 'broken' },
    ],
    [
      'the file is cut off',
      { apiVersion: 'v1', kind: 'Config' },
      'lab',
      'has no context: it may be cut off.',
      { contexts: [] },
    ],
  ])('where %s', async (_, content, name, message, failure) => {
    await writeFile(file, JSON.stringify(content));

    expect(await failureOf({ kubeconfig: file, context: name })).toMatchObject({
      message: expect.stringContaining(`The kubeconfig ${file} ${message}`),
      failure: { is: 'no-context', file, ...failure },
    });
  });

  it('where the file in use has no such context', async () => {
    process.env['KUBECONFIG'] = file;

    const failure = await failureOf({ context: 'prd' });

    expect(failure).toMatchObject({
      message: expect.stringContaining('The kubeconfig in use has'),
    });
    expect(failure).toHaveProperty('failure', {
      is: 'no-context',
      meant: 'prd',
      contexts: ['lab', 'prod', 'broken'],
    });
  });
});
