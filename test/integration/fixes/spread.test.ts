import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { Api } from '#test/integration/support/api.ts';
import { readyCanary, stickCanary } from '#test/integration/support/canary.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import {
  applyIn,
  type Fixes,
  fixesFor,
  idsOf,
  podsThat,
  type Placed,
} from '#test/integration/support/fixes.ts';
import { createNamespace, type Namespace } from '#test/integration/support/namespace.ts';
import { until } from '#test/integration/support/until.ts';
import { createWeb, type Rollout, webPath } from '#test/integration/support/web-rollout.ts';

const HASH = 'rollouts-pod-template-hash';
const PATCHES = [
  'spread/honor-taints-per-revision',
  'spread/honor-taints',
  'spread/per-revision',
  'spread/larger-skew',
  'spread/schedule-anyway',
] as const;

const api = new Api(testCluster().access.admin);
const namespaces: Namespace[] = [];
afterAll(async () => {
  await Promise.all(namespaces.map((one) => one.delete()));
  api.close();
});

describe('of a canary that a spread rule keeps Pending', () => {
  let fixes: Fixes;
  let stuck: readonly string[];

  beforeAll(async () => {
    stuck = await Promise.all(Array.from({ length: 10 }, () => stuckWeb()));
    fixes = await fixesFor(web(stuck[0]));
  });

  it('these fixes are shown, and these are said not to help', () => {
    expect(fixes.causes[0]).toBe('scheduling/spread-counts-tainted-node');
    expect(idsOf(fixes)).toEqual([...PATCHES, 'rollout/abort']);
    expect(fixes.refused).toEqual([
      'popular/restart',
      'popular/dynamic-stable-scale',
      'popular/pod-template-hash',
      'popular/promote-full',
    ]);
  });

  it.each(PATCHES.map((id, index) => [id, index] as const))('%s places it', async (id, index) => {
    const namespace = stuck[index] ?? '';
    const { note = '' } = fixes.shown[index]?.proof?.placement ?? {};

    await applyIn(api, namespace, fixes, id);
    const { node } = await readyCanary(api, namespace);

    expect(note.split(', ')).toContain(node);
  });

  it('the abort takes the release back', async () => {
    const namespace = stuck[5] ?? '';

    await applyIn(api, namespace, fixes, 'rollout/abort');
    await until(`web in ${namespace} is aborted`, async () => {
      const { status } = await api.get<Rollout>(webPath(namespace));
      return (status.abort && status.phase === 'Degraded') || undefined;
    });
  });

  it('dynamicStableScale leaves it where it is', async () => {
    const namespace = stuck[6] ?? '';
    const path = '/spec/strategy/canary/dynamicStableScale';

    await api.patch(webPath(namespace), 'json', [{ op: 'add', path, value: true }]);
    await observed(namespace);
    const pods = await podsThat('a canary waits', api, namespace, isStuck);

    expect(pods.filter(({ isReady }) => isReady)).toHaveLength(2);
  });

  it('the label of a Deployment is ignored', async () => {
    const namespace = stuck[7] ?? '';
    const path = '/spec/template/spec/topologySpreadConstraints/0/matchLabelKeys';
    const before = await api.get<Rollout>(webPath(namespace));

    const value = ['pod-template-hash'];
    await api.patch(webPath(namespace), 'json', [{ op: 'add', path, value }]);
    await observed(namespace);
    const isNew = ({ labels }: Placed) => labels[HASH] !== before.status.currentPodHash;
    const pods = await podsThat('a newer canary waits', api, namespace, (all) =>
      all.some((pod) => isNew(pod) && pod.refusal && labelled(all, pod)),
    );

    expect(pods.filter(({ isReady }) => isReady)).toHaveLength(2);
  });

  it('a promotion to the end asks for two pods without a node', async () => {
    const namespace = stuck[8] ?? '';

    const status = { promoteFull: true };
    await api.patch(`${webPath(namespace)}/status`, 'merge', { status });

    await podsThat(
      'two canaries wait',
      api,
      namespace,
      (pods) => pods.filter(({ refusal }) => refusal).length === 2,
    );
  });

  it('a pod that is deleted is followed by one that waits as well', async () => {
    const namespace = stuck[9] ?? '';
    const [old] = (await podsThat('a canary waits', api, namespace, isStuck)).filter(
      ({ refusal }) => refusal,
    );

    await api.delete(`/api/v1/namespaces/${namespace}/pods/${old?.name}`);

    await podsThat('its successor waits', api, namespace, (pods) =>
      pods.some(({ name, refusal }) => name !== old?.name && refusal),
    );
  });
});

describe('of a canary that waits although dynamicStableScale is set', () => {
  it('the same fixes are shown, and the first places it', async () => {
    const namespace = await stuckWeb({ dynamicStableScale: true });

    const fixes = await fixesFor(web(namespace));
    await applyIn(api, namespace, fixes, 'spread/honor-taints-per-revision');
    const { node } = await readyCanary(api, namespace);

    expect(idsOf(fixes)).toEqual([...PATCHES, 'rollout/abort']);
    expect(fixes.refused).toContain('popular/dynamic-stable-scale');
    expect(node).toMatch(/^k8s-worker/);
  });
});

describe('of more replicas than a spread rule lets run', () => {
  it('back to what runs, then the rule, then all of them run two by two', async () => {
    const { name: namespace } = await ownNamespace();
    await createWeb(api, namespace);
    await scale(namespace, 4);
    await podsThat('two pods wait', api, namespace, (pods) => isWaiting(pods, 2));

    const fixes = await fixesFor(web(namespace));
    expect(idsOf(fixes)[0]).toBe('spread/scale-first');
    expect(fixes.shown[0]?.proposal.command).toContain('--replicas=2');
    expect(fixes.shown[1]?.proof?.placement).toMatchObject({ why: 'stable-incomplete' });

    await scale(namespace, 2);
    await healthy(namespace);
    await applyIn(api, namespace, fixes, 'spread/honor-taints-per-revision');
    await readyCanary(api, namespace);
    const status = { promoteFull: true }; // not to wait for the pauses
    await api.patch(`${webPath(namespace)}/status`, 'merge', { status });
    await healthy(namespace);
    await scale(namespace, 4);
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

async function stuckWeb(canary: object = {}): Promise<string> {
  const { name } = await ownNamespace();
  await createWeb(api, name, canary);
  await stickCanary(api, name);
  return name;
}

async function ownNamespace(): Promise<Namespace> {
  const namespace = await createNamespace(api, 'fixes');
  namespaces.push(namespace);
  return namespace;
}

function web(namespace = '') {
  return { kind: 'argoproj.io/Rollout', namespace, name: 'web' };
}

async function scale(namespace: string, replicas: number): Promise<void> {
  await api.patch(webPath(namespace), 'merge', { spec: { replicas } });
}

async function observed(namespace: string): Promise<void> {
  await until(`the controller has seen web in ${namespace}`, async () => {
    const { metadata, status } = await api.get<Rollout>(webPath(namespace));
    return status.observedGeneration === String(metadata.generation) || undefined;
  });
}

async function healthy(namespace: string): Promise<void> {
  await observed(namespace);
  await until(`web in ${namespace} is healthy`, async () => {
    const { status } = await api.get<Rollout>(webPath(namespace));
    return status.phase === 'Healthy' || undefined;
  });
}

function isStuck(pods: readonly Placed[]): boolean {
  return isWaiting(pods, 1);
}

function isWaiting(pods: readonly Placed[], count: number): boolean {
  return pods.filter(({ refusal }) => refusal).length === count;
}

/** Whether a pod's revision is the only one that waits: the one before it is scaled down. */
function labelled(all: readonly Placed[], pod: Placed): boolean {
  return all.every(({ refusal, labels }) => !refusal || labels[HASH] === pod.labels[HASH]);
}
