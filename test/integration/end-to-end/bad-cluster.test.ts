import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { allEnded } from '#test/integration/support/all-ended.ts';
import { Api, type Manifest } from '#test/integration/support/api.ts';
import { asServiceAccount } from '#test/integration/support/as-service-account.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { freePorts } from '#test/integration/support/free-ports.ts';
import { kubeconfig } from '#test/integration/support/kubeconfig.ts';
import { type Kubewhy, MINA, startKubewhy } from '#test/integration/support/kubewhy.ts';
import { ask } from '#test/integration/support/people.ts';
import { type Stuck, stuckCanary } from '#test/integration/support/reviewed.ts';
import { shippedManifests } from '#test/integration/support/shipped-manifests.ts';
import { whisperedTo } from '#test/integration/support/whispers.ts';

const { access, folder } = testCluster();
const api = new Api(access.admin);
const unreachable = join(folder, 'settings', 'unreachable.conf');
let kubewhy: Kubewhy;
let stuck: Stuck;

beforeAll(async () => {
  const [port = 0] = await freePorts(1);
  await writeFile(unreachable, kubeconfig({ ...access.admin, url: `https://127.0.0.1:${port}` }));
  await allEnded(
    startKubewhy(api).then((one) => (kubewhy = one)),
    stuckCanary(api).then((one) => (stuck = one)),
  );
});
afterAll(async () => {
  await kubewhy?.stop();
  await stuck?.delete();
  api.close();
});

describe('a worker that cannot reach its cluster', () => {
  it('says so to whoever asks, and where it looked', async () => {
    await restartWorker(unreachable);

    const said = await whisperedTo(kubewhy, MINA, stuck.question, /did not answer/);

    expect(said).toContain('Cluster test did not answer. Ask again in a moment.');
    expect(said).toContain('https://127.0.0.1:');
  });
});

describe('a worker that may not read a kind', () => {
  it('says what it did not check, and claims nothing that rests on that', async () => {
    await restartWorker(await withoutRight('nodes'));

    const message = await ask(kubewhy, MINA, stuck.question);

    const said = JSON.stringify(message.blocks);
    expect(message.text).toContain('the scheduler finds no node'); // its own words, and no more than they say
    expect(said).toContain('every Node of the cluster (kubewhy may not read it)');
    expect(said).toContain('_likely_');
    expect(said).not.toMatch(/k8s-cp|_proven_|There is no/);
  });

  it('does not take a pod that it may not list for one that is not there', async () => {
    await restartWorker(await withoutRight('pods'));

    const text = `why payments-1 -n ${stuck.namespace}`;
    const said = await whisperedTo(kubewhy, MINA, text, /could not list/);

    expect(said).toContain('Pod');
    expect(said).not.toContain('There is no');
  });
});

describe('kubewhy why', () => {
  it.each([
    ['an unknown target', 2, /There is no pod\/wbe-\S+, .*web-/, () => [typo(), ...here()]],
    ['no target', 2, /Name a target/, () => []],
    ['an unknown format', 2, /--output/, () => [stuck.pod, ...here(), '-o', 'xml']],
    ['a recording that is not there', 3, /\/nowhere/, () => ['web', '--snapshot', '/nowhere']],
    ['a recording that is none', 3, /README/, () => ['web', '--snapshot', 'README.md']],
    [
      'a cluster that cannot be reached',
      3,
      /did not answer.*https:\/\/127\.0\.0\.1/,
      () => ['web', '--kubeconfig', unreachable],
    ],
    ['no kubeconfig', 3, /\/nowhere/, () => ['web', '--kubeconfig', '/nowhere']],
    [
      'a context that is not there',
      3,
      /no context "prod".* test/,
      () => ['web', '--context', 'prod', '--kubeconfig', unreachable],
    ],
  ] as const)('ends with its status and one line for %s', async (_, status, words, args) => {
    const ended = await why(args());

    expect(ended).toMatchObject({ status, out: '' });
    expect(ended.err).toMatch(words);
    expect(ended.err).not.toContain('    at ');
  });

  it('answers about the live cluster with status 0', async () => {
    const { status, out } = await why([stuck.pod, ...here()]);

    expect([status, out]).toEqual([0, expect.stringContaining('k8s-cp')]);
  });
});

function typo(): string {
  return `pod/${stuck.pod.replace('web-', 'wbe-')}`;
}

function here(): readonly string[] {
  return ['-n', stuck.namespace, '--kubeconfig', testCluster().kubeconfigs.admin];
}

function why(args: readonly string[]) {
  const { promise, resolve } = Promise.withResolvers<{
    status: number;
    out: string;
    err: string;
  }>();
  const child = execFile(process.execPath, ['dist/main.js', 'why', ...args], (_, out, err) =>
    resolve({ status: child.exitCode ?? Number.NaN, out, err }),
  );
  return promise;
}

async function restartWorker(config: string): Promise<void> {
  await kubewhy.kill('worker');
  await kubewhy.start('worker', config);
}

/** The kubeconfig of an account that has all rights of the shipped worker but those on one resource. */
async function withoutRight(resource: string): Promise<string> {
  const name = `without-${resource}`;
  const role = shippedManifests().find(({ kind, metadata }) => {
    return kind === 'ClusterRole' && metadata.name === 'kubewhy-worker';
  }) as Manifest & { rules: readonly { resources: readonly string[] }[] };
  const rules = role.rules
    .map((rule) => ({ ...rule, resources: rule.resources.filter((one) => one !== resource) }))
    .filter(({ resources }) => resources.length > 0);
  const account = { kind: 'ServiceAccount', name, namespace: 'kubewhy' };
  const rbac = { apiVersion: 'rbac.authorization.k8s.io/v1', metadata: { name } };
  const roleRef = { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name };
  const own = await asServiceAccount(api, account, [
    { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name, namespace: 'kubewhy' } },
    { ...rbac, kind: 'ClusterRole', rules },
    { ...rbac, kind: 'ClusterRoleBinding', roleRef, subjects: [account] },
  ]);
  return own.kubeconfig;
}
