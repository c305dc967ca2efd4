import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { Api } from '#test/integration/support/api.ts';
import { readyCanary } from '#test/integration/support/canary.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { applyIn, fixesFor, podsThat } from '#test/integration/support/fixes.ts';
import { createNamespace, type Namespace } from '#test/integration/support/namespace.ts';
import { healthyWeb, scaleWeb } from '#test/integration/support/web-changes.ts';
import { createWeb, type Rollout, webPath } from '#test/integration/support/web-rollout.ts';

const HASH = 'rollouts-pod-template-hash';
const api = new Api(testCluster().access.admin);
let own: Namespace;

beforeAll(async () => {
  own = await createNamespace(api, 'fixes');
});
afterAll(async () => {
  await own.delete();
  api.close();
});

describe('of more replicas than a spread rule lets run', () => {
  it('back to what runs, then the rule, then all of them run two by two', async () => {
    const { name: namespace } = own;
    await createWeb(api, namespace);
    await scaleWeb(api, namespace, 4);
    await podsThat('two pods wait', api, namespace, (pods) => {
      return pods.filter(({ refusal }) => refusal).length === 2;
    });

    const fixes = await fixesFor({ kind: 'argoproj.io/Rollout', namespace, name: 'web' });
    expect(fixes.shown[0]?.proof?.placement).toMatchObject({ why: 'stable-incomplete' });
    const first = fixes.shown.find(({ proposal }) => proposal.kind === 'manual');
    expect(first?.proposal.command).toContain('--replicas=2');

    await scaleWeb(api, namespace, 2);
    await healthyWeb(api, namespace);
    await applyIn(api, namespace, fixes, 'spread/honor-taints-per-revision');
    await readyCanary(api, namespace);
    const status = { promoteFull: true }; // not to wait for the pauses
    await api.patch(`${webPath(namespace)}/status`, 'merge', { status });
    await healthyWeb(api, namespace);
    await scaleWeb(api, namespace, 4);
    const { status: now } = await api.get<Rollout>(webPath(namespace));
    const pods = await podsThat('four pods run', api, namespace, (all) => {
      const own = all.filter(({ labels }) => labels[HASH] === now.currentPodHash);
      return own.length === 4 && own.every(({ isReady }) => isReady);
    });

    const nodes = pods
      .filter(({ labels }) => labels[HASH] === now.currentPodHash)
      .map(({ node }) => node);
    expect(nodes.toSorted()).toEqual(['k8s-worker1', 'k8s-worker1', 'k8s-worker2', 'k8s-worker2']);
  });
});
