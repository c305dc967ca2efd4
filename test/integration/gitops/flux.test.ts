import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { type Flux, startFlux } from '#test/integration/gitops/support/flux.ts';
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
const BASE = 'resources:\n  - web.yaml\n';
const OVERLAY = '# Ours alone.\nresources:\n  - ../../base\n';

let api: Api;
let git: GitServer;
let forge: Forge;
let flux: Flux;
let roles: Roles;
const namespaces: Namespace[] = [];

beforeAll(async () => {
  api = new Api(testCluster().access.admin);
  git = await startGitServer();
  forge = await startForge(git, {
    'base/web.yaml': deployment('sdd'),
    'base/kustomization.yaml': BASE,
    'overlays/shop/kustomization.yaml': OVERLAY,
  });
  flux = await startFlux(api);
  roles = await openRoles(api, forge.repositories);
  await createNode(api, NODE, { labels: { disktype: 'ssd' } });
}, 3_600_000); // the first time Argo CD and Flux are built
afterAll(async () => {
  await flux.stop();
  await forge.stop();
  await git.stop();
  await Promise.all(namespaces.map((one) => one.delete()));
  await api.delete(`/api/v1/nodes/${NODE}`);
  api.close();
});

describe('a fix of what a Kustomization applies', () => {
  it('goes out as a pull request to its overlay, which heals once it is merged', async () => {
    const namespace = await followed('shop', forge.url, './overlays/shop');

    const { fix, plan } = await roles.offered(FIX, 'deploy/web', namespace);
    const file = {
      repository: 'acme/deploy',
      branch: 'main',
      path: 'overlays/shop/kustomization.yaml',
    };
    expect(fix).toMatchObject({ kind: 'gitops', git: file });
    expect(await roles.carriedOut(plan)).toMatchObject({ outcome: 'proposed' });

    await forge.merge();
    await flux.reconciled('shop');
    await reached(plan);
    const { answer } = await roles.ask('deploy/web', namespace);
    expect(answer).toMatchObject({ state: 'healthy', findings: [] });
  });
});

describe('a live change of what a Kustomization applies', () => {
  it('is taken back when that is applied the next time', async () => {
    const web = await deployed('applied');
    const said = 'Flux Kustomization `applied` reverts a live change of this within 1h';
    expect(await foretold(web)).toContain(said);

    await web.setDisk();
    await flux.reconciled('applied');

    expect(await web.disk()).toBe('sdd');
  });

  it('stays where the object is left out', async () => {
    const web = await deployed('left-out');
    await api.patch(web.path, 'merge', {
      metadata: { annotations: { 'kustomize.toolkit.fluxcd.io/reconcile': 'disabled' } },
    });
    const said = 'An annotation keeps Flux Kustomization `left-out` from this object';
    expect(await foretold(web)).toContain(said);

    await web.setDisk();
    await flux.reconciled('left-out');

    expect(await web.disk()).toBe('ssd');
  });
});

describe('an action on the status of a Rollout that a Kustomization applies', () => {
  it('is offered as it is, and is not taken back', async () => {
    const repository = await git.repository('acme/promoted', { 'web.yaml': rollout(1) });
    const namespace = await followed('promoted', repository.url, '.');
    const shows = (what: string, isSo: (live: Live) => boolean) =>
      until(what, async () => isSo(await api.get(rolloutPath(namespace, 'web'))) || undefined);
    await shows('it is healthy', ({ status }) => status?.phase === 'Healthy');
    await repository.commit({ 'web.yaml': rollout(2) });
    await flux.reconciled('promoted');
    await shows('it is paused', ({ status }) => Boolean(status?.pauseConditions?.length));

    const { plan } = await roles.offered('rollout/promote', 'rollout/web', namespace);
    const owner = { by: 'flux-kustomize', name: 'promoted', namespace: 'flux-system' };
    expect(plan).toMatchObject({
      changes: [{ do: 'patch', sub: 'status' }],
      revert: { is: 'not-held', owner },
    });
    expect(await roles.carriedOut(plan)).toMatchObject({ outcome: 'applied' });
    await reached(plan);
    await flux.reconciled('promoted');

    const { status } = await api.get<Live>(rolloutPath(namespace, 'web'));
    expect(status?.currentStepIndex).toBe(3);
  });
});

async function followed(name: string, url: string, path: string): Promise<string> {
  const namespace = await createNamespace(api, name);
  namespaces.push(namespace);
  await flux.follows(name, url, { path, targetNamespace: namespace.name });
  return namespace.name;
}

async function foretold({ namespace }: Web): Promise<string | undefined> {
  return await roles.foretold(FIX, 'deploy/web', namespace);
}

async function deployed(name: string): Promise<Web> {
  const { url } = await git.repository(`acme/${name}`, { 'web.yaml': deployment('sdd') });
  return webIn(await followed(name, url, '.'), api);
}
