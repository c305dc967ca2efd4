import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { type ArgoCd, startArgoCd } from '#test/integration/gitops/support/argo-cd.ts';
import { type Forge, startForge } from '#test/integration/gitops/support/forge.ts';
import { type GitServer, startGitServer } from '#test/integration/gitops/support/git-server.ts';
import { deployment, rollout } from '#test/integration/gitops/support/manifests.ts';
import { openRoles, type Roles } from '#test/integration/gitops/support/roles.ts';
import { type Web, webIn } from '#test/integration/gitops/support/web.ts';
import { Api } from '#test/integration/support/api.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { createNamespace, type Namespace } from '#test/integration/support/namespace.ts';
import { createNode } from '#test/integration/support/nodes.ts';
import { reached } from '#test/integration/support/plans.ts';
import { type Live, rolloutPath } from '#test/integration/support/rollout-states.ts';
import { until } from '#test/integration/support/until.ts';

const FIX = 'placement/existing-label';
const NODE = 'ssd-node';
const HEALS = { automated: { selfHeal: true } };
const LEAVES = { automated: {} };
const IGNORES = [
  { group: 'apps', kind: 'Deployment', jsonPointers: ['/spec/template/spec/nodeSelector'] },
];
const CLUSTER = 'https://kubernetes.default.svc';

let api: Api;
let git: GitServer;
let forge: Forge;
let argo: ArgoCd;
let roles: Roles;
const namespaces: Namespace[] = [];

beforeAll(async () => {
  api = new Api(testCluster().access.admin);
  git = await startGitServer();
  forge = await startForge(git, { 'shop/web.yaml': deployment('sdd'), 'README.md': 'Shop' });
  argo = await startArgoCd(api);
  roles = await openRoles(api, forge.repositories);
  await createNode(api, NODE, { labels: { disktype: 'ssd' } });
}, 3_600_000); // the first time Argo CD and Flux are built
afterAll(async () => {
  await argo.stop();
  await forge.stop();
  await git.stop();
  await Promise.all(namespaces.map((one) => one.delete()));
  await api.delete(`/api/v1/nodes/${NODE}`);
  api.close();
});

describe('a fix of what an Application applies', () => {
  it('goes out as a pull request to its source, which heals once it is merged', async () => {
    const namespace = await followed('shop', { repoURL: forge.url, path: 'shop' }, HEALS);

    const { fix, plan } = await roles.offered(FIX, 'deploy/web', namespace);
    const file = { repository: 'acme/deploy', branch: 'main', path: 'shop/web.yaml' };
    expect(fix).toMatchObject({ kind: 'gitops', git: file });
    expect(plan.changes[0].draft?.files[0].diff).toContain('+        disktype: ssd # fast');
    expect(await roles.carriedOut(plan)).toMatchObject({ outcome: 'proposed' });
    expect(await webIn(namespace, api).disk()).toBe('sdd');

    await forge.merge();
    await argo.compared('shop');
    await reached(plan);
    const { answer } = await roles.ask('deploy/web', namespace);
    expect(answer).toMatchObject({ state: 'healthy', findings: [] });
  });
});

describe('a live change of what an Application applies', () => {
  it('is taken back where it heals itself', async () => {
    const web = await deployed('healed', HEALS);
    expect(await foretold(web)).toContain('within seconds (selfHeal)');

    await web.setDisk();

    const after = await until('the change is taken back', async () => {
      const disk = await web.disk();
      return disk === 'ssd' ? undefined : disk;
    });
    expect(after).toBe('sdd');
  });

  it('stays, out of sync, where it only follows Git', async () => {
    const web = await deployed('left', LEAVES);
    expect(await foretold(web)).toContain('stays until the next sync');

    await web.setDisk();

    await until('the difference is seen', async () => {
      const { status } = await argo.compared('left');
      return status?.sync?.status === 'OutOfSync' || undefined;
    });
    expect(await web.disk()).toBe('ssd');
  });

  it.each([
    {
      name: 'kept',
      syncOptions: ['RespectIgnoreDifferences=true'],
      disktype: 'ssd',
      says: ': a live change stays.',
    },
    { name: 'overwritten', syncOptions: [], disktype: 'sdd', says: 'stays until its next sync' },
  ])(
    'of a field that is not compared is $name with options $syncOptions, once another field is taken back',
    async ({ name, syncOptions, disktype, says }) => {
      const policy = { ...HEALS, syncOptions };
      const web = await deployed(name, policy, { ignoreDifferences: IGNORES });
      expect(await foretold(web)).toContain(says);

      await web.setDisk({ replicas: 3 });

      await until('the other field is taken back', async () => {
        return (await web.replicas()) === 2 || undefined;
      });
      expect(await web.disk()).toBe(disktype);
    },
  );
});

describe('an action on the status of a Rollout that an Application applies', () => {
  it.each([
    { verb: 'promote', isDone: ({ status }: Live) => Number(status?.currentStepIndex) > 1 },
    { verb: 'abort', isDone: ({ status }: Live) => status?.abort === true },
  ])('$verb is offered as it is, and is not taken back', async ({ verb, isDone }) => {
    const namespace = await paused(verb);
    const path = rolloutPath(namespace, 'web');

    const { plan } = await roles.offered(`rollout/${verb}`, 'rollout/web', namespace);
    expect(plan.changes[0]).toMatchObject({ do: 'patch', sub: 'status' });
    expect(await roles.carriedOut(plan)).toMatchObject({ outcome: 'applied' });
    await reached(plan);

    expect((await argo.compared(verb)).status?.sync?.status).toBe('Synced');
    expect(isDone(await api.get<Live>(path))).toBe(true);
  });
});

async function followed(
  name: string,
  source: object,
  syncPolicy: object,
  more: object = {},
): Promise<string> {
  const namespace = await createNamespace(api, name);
  namespaces.push(namespace);
  await argo.follows(name, {
    source: { targetRevision: 'main', path: '.', ...source },
    destination: { server: CLUSTER, namespace: namespace.name },
    syncPolicy,
    ...more,
  });
  return namespace.name;
}

async function foretold({ namespace }: Web): Promise<string | undefined> {
  return await roles.foretold(FIX, 'deploy/web', namespace);
}

async function deployed(name: string, syncPolicy: object, more?: object): Promise<Web> {
  const { url } = await git.repository(`acme/${name}`, { 'web.yaml': deployment('sdd') });
  return webIn(await followed(name, { repoURL: url }, syncPolicy, more), api);
}

/** A Rollout of its own Application, which Git has just given another image. */
async function paused(name: string): Promise<string> {
  const repository = await git.repository(`acme/${name}`, { 'web.yaml': rollout(1) });
  const namespace = await followed(name, { repoURL: repository.url }, HEALS);
  const shows = (what: string, isSo: (live: Live) => boolean) =>
    until(what, async () => isSo(await api.get(rolloutPath(namespace, 'web'))) || undefined);
  await shows(`${name} is healthy`, ({ status }) => status?.phase === 'Healthy');
  await repository.commit({ 'web.yaml': rollout(2) });
  await argo.compared(name);
  await shows(`${name} is paused`, ({ status }) => Boolean(status?.pauseConditions?.length));
  return namespace;
}
