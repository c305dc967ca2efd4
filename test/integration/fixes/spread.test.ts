import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { Api } from '#test/integration/support/api.ts';
import { readyCanary, stickCanary } from '#test/integration/support/canary.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import {
  applyIn,
  type Fixes,
  fixesFor,
  idsOf,
  podsIn,
  podsThat,
  type Placed,
} from '#test/integration/support/fixes.ts';
import { createNamespace, type Namespace } from '#test/integration/support/namespace.ts';
import { seenByController } from '#test/integration/support/seen-by-controller.ts';
import { until } from '#test/integration/support/until.ts';
import { reconciledWeb } from '#test/integration/support/web-changes.ts';
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
  let placed: readonly Readonly<{ node?: string }>[];

  beforeAll(async () => {
    stuck = await Promise.all(Array.from({ length: 7 }, () => stuckWeb()));
    fixes = await fixesFor(web(stuck[0]));
    placed = await Promise.all(
      PATCHES.map(async (id, index) => {
        const namespace = stuck[index] ?? '';
        await applyIn(api, namespace, fixes, id);
        return await readyCanary(api, namespace);
      }),
    );
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

  it.each(PATCHES.map((id, index) => [id, index] as const))('%s places it', (_, index) => {
    const { note = '' } = fixes.shown[index]?.proof?.placement ?? {};

    const { node = 'not placed' } = placed[index] ?? {};
    expect(note.split(', ')).toContain(node);
  });

  it('the abort takes the release back', async () => {
    const namespace = stuck[5] ?? '';

    await applyIn(api, namespace, fixes, 'rollout/abort');
    const aborted = await until(`web in ${namespace} is aborted`, async () => {
      const { status } = await api.get<Rollout>(webPath(namespace));
      return status.phase === 'Degraded' ? status : undefined;
    });

    expect(aborted.abort).toBe(true);
  });

  it('dynamicStableScale leaves it where it is', async () => {
    const namespace = stuck[6] ?? '';
    const path = '/spec/strategy/canary/dynamicStableScale';

    await api.patch(webPath(namespace), 'json', [{ op: 'add', path, value: true }]);
    await reconciledWeb(api, namespace);

    expect(await standing(namespace)).toEqual({ ready: 2, waiting: 1 });
  });

  it('a pod that is deleted is followed by one that waits as well', async () => {
    const namespace = stuck[6] ?? '';
    const [old] = (await podsIn(api, namespace)).filter(({ refusal }) => refusal);

    await api.delete(`/api/v1/namespaces/${namespace}/pods/${old?.name}`);
    const pods = await podsThat('its successor waits', api, namespace, (all) =>
      all.some(({ name, refusal }) => name !== old?.name && refusal),
    );

    expect(pods.filter(({ isReady }) => isReady)).toHaveLength(2);
  });

  it('the label of a Deployment is ignored', async () => {
    const namespace = stuck[6] ?? '';
    const path = '/spec/template/spec/topologySpreadConstraints/0/matchLabelKeys';
    const before = await api.get<Rollout>(webPath(namespace));

    const value = ['pod-template-hash'];
    await api.patch(webPath(namespace), 'json', [{ op: 'add', path, value }]);
    await seenByController(api, webPath(namespace));
    const isNew = ({ labels }: Placed) => labels[HASH] !== before.status.currentPodHash;
    const pods = await podsThat('a newer canary waits', api, namespace, (all) =>
      all.some((pod) => isNew(pod) && pod.refusal),
    );

    expect(pods.filter(({ isReady }) => isReady)).toHaveLength(2);
  });

  it('a promotion to the end leaves it where it is', async () => {
    const namespace = stuck[6] ?? '';

    const status = { promoteFull: true };
    await api.patch(`${webPath(namespace)}/status`, 'merge', { status });
    await reconciledWeb(api, namespace);

    const { ready, waiting } = await standing(namespace);
    expect(ready).toBe(2);
    expect(waiting).toBeGreaterThan(0);
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

async function standing(namespace: string): Promise<Readonly<{ ready: number; waiting: number }>> {
  const pods = (await podsIn(api, namespace)).filter(({ isGoing }) => !isGoing);
  const ready = pods.filter(({ isReady }) => isReady).length;
  return { ready, waiting: pods.filter(({ refusal }) => refusal).length };
}
