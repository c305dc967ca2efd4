import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { Api, type Manifest, pathOf } from '#test/integration/support/api.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import {
  applyIn,
  fixesFor,
  idsOf,
  podsThat,
  type Placed,
} from '#test/integration/support/fixes.ts';
import { createNamespace, type Namespace } from '#test/integration/support/namespace.ts';
import { createNode } from '#test/integration/support/nodes.ts';

const GPU = 'nvidia.com/gpu';
const SHOWN = ['rollout/old-pods-first', 'rollout/recreate-all'];
const api = new Api(testCluster().access.admin);
let namespace: Namespace;

beforeEach(async () => {
  namespace = await createNamespace(api, 'fixes');
});
afterEach(() => namespace.delete());
afterAll(() => api.close());

describe('of an update that waits for the GPU of its own old pod', () => {
  const names = ['tracker-node', ...Array.from({ length: 6 }, (_, index) => `spare-${index}`)];
  beforeAll(async () => {
    await Promise.all(
      names.map((name, index) =>
        createNode(api, name, index === 0 ? { capacity: { [GPU]: '1' } } : {}),
      ),
    );
  });
  afterAll(() => Promise.all(names.map((name) => api.delete(`/api/v1/nodes/${name}`))));

  beforeEach(async () => {
    const tracker = deployment('tracker', 1, {
      nodeSelector: { 'kubernetes.io/hostname': 'tracker-node' },
      resources: { limits: { [GPU]: '1' } },
    });
    await api.apply(tracker);
    await podsThat('the tracker runs', api, namespace.name, areReady(1));
    const path = '/spec/template/spec/containers/0/image';
    await api.patch(pathOf(tracker), 'json', [{ op: 'replace', path, value: 'tracker:2' }]);
    await podsThat('the new pod waits', api, namespace.name, (pods) => pods.some(waits));
  });

  it('the old pod is named, and a restart is said not to help', async () => {
    const fixes = await fixesFor(on('tracker'));
    const [waiting] = (await podsThat('one waits', api, namespace.name, (all) => all.some(waits)))
      .map(({ refusal }) => refusal)
      .filter(Boolean);

    expect(waiting).toMatch(/^0\/10 nodes are available: 1 Insufficient nvidia.com\/gpu, /);
    expect(fixes.causes[0]).toBe('scheduling/surge-deadlock');
    expect(idsOf(fixes)).toEqual([...SHOWN, 'rollout/roll-back']);
    expect(fixes.refused).toEqual(['popular/restart']);
  });

  it.each(SHOWN)('%s lets the new pod have it, without another revision', async (id) => {
    const before = await podsThat('one waits', api, namespace.name, (all) => all.some(waits));
    const waiting = before.find(waits);

    const fixes = await fixesFor(on('tracker'));
    await applyIn(api, namespace.name, fixes, id);
    const [pod, ...others] = await podsThat('the tracker runs', api, namespace.name, (all) => {
      return all.length === 1 && areReady(1)(all) && all[0]?.name !== undefined;
    });

    expect(others).toEqual([]);
    expect(pod).toMatchObject({ node: 'tracker-node' });
    expect(pod?.labels['pod-template-hash']).toBe(waiting?.labels['pod-template-hash']);
  });

  it('going back leaves the old pod, and the new one is gone', async () => {
    const [old] = await podsThat('one waits', api, namespace.name, (all) => all.some(waits)).then(
      (pods) => pods.filter(({ isReady }) => isReady),
    );

    await applyIn(api, namespace.name, await fixesFor(on('tracker')), 'rollout/roll-back');
    const pods = await podsThat('the tracker runs', api, namespace.name, areReady(1));

    expect(pods.map(({ name }) => name)).toEqual([old?.name]);
  });

  it('a second replica waits as well', async () => {
    await api.patch(path('tracker'), 'merge', { spec: { replicas: 2 } });
    const pods = await podsThat('two pods wait', api, namespace.name, (all) => {
      return all.filter(waits).length >= 2;
    });

    expect(pods.filter(({ isReady }) => isReady)).toHaveLength(1);
  });
});

describe('of pods that ask for a label', () => {
  const label = (value: string | null) =>
    api.patch('/api/v1/nodes/k8s-worker2', 'merge', { metadata: { labels: { disktype: value } } });
  afterAll(() => label(null));

  it('the label that no node has is given to one', async () => {
    await label(null);
    await waiting({ affinity: affinity('disktype', 'In', 'ssd') });

    const fixes = await fixesFor(on('store'));
    expect(idsOf(fixes)).toEqual(['scheduling/node-affinity']);
    const { command = '' } = fixes.shown[0]?.proposal ?? {};
    expect(command).toMatch(/^kubectl label node k8s-worker[12] disktype=ssd$/);
    expect(fixes.refused).toEqual(['popular/restart']);
    const node = command.split(' ')[3];
    await api.patch(`/api/v1/nodes/${node}`, 'merge', {
      metadata: { labels: { disktype: 'ssd' } },
    });

    const [pod] = await podsThat('the store runs', api, namespace.name, areReady(1));
    expect(pod?.node).toBe(node);
    await api.patch(`/api/v1/nodes/${node}`, 'merge', { metadata: { labels: { disktype: null } } });
  });

  it.each([
    ['a nodeSelector', { nodeSelector: { disktype: 'sdd' } }],
    ['an affinity', { affinity: affinity('disktype', 'In', 'sdd') }],
  ])('%s asks for the label that a node has', async (_, spec) => {
    await label('ssd');
    await waiting(spec);

    const fixes = await fixesFor(on('store'));
    expect(idsOf(fixes)[0]).toBe('placement/existing-label');
    await applyIn(api, namespace.name, fixes, 'placement/existing-label');

    const [pod] = await podsThat('the store runs', api, namespace.name, areReady(1));
    expect(pod?.node).toBe('k8s-worker2');
  });

  it('an exclusion by host name leaves the other node', async () => {
    await api.apply(
      deployment('store', 2, {
        affinity: affinity('kubernetes.io/hostname', 'NotIn', 'k8s-worker1'),
      }),
    );

    const pods = await podsThat('the store runs', api, namespace.name, areReady(2));

    expect(pods.map(({ node }) => node)).toEqual(['k8s-worker2', 'k8s-worker2']);
  });

  async function waiting(spec: Readonly<Record<string, unknown>>): Promise<void> {
    await api.apply(deployment('store', 1, spec));
    await podsThat('the store waits', api, namespace.name, (pods) => pods.some(waits));
  }
});

function affinity(key: string, operator: string, value: string): object {
  const matchExpressions = [{ key, operator, values: [value] }];
  const nodeSelectorTerms = [{ matchExpressions }];
  return {
    nodeAffinity: { requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms } },
  };
}

function deployment(
  name: string,
  replicas: number,
  { resources, ...spec }: Readonly<{ resources?: object; [field: string]: unknown }>,
): Manifest {
  const labels = { app: name };
  const containers = [{ name: 'app', image: `${name}:1`, ...(resources && { resources }) }];
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name, namespace: namespace.name },
    spec: {
      replicas,
      selector: { matchLabels: labels },
      template: {
        metadata: { labels },
        spec: { ...spec, containers, terminationGracePeriodSeconds: 0 },
      },
    },
  };
}

function path(name: string): string {
  return `/apis/apps/v1/namespaces/${namespace.name}/deployments/${name}`;
}

function on(name: string) {
  return { kind: 'apps/Deployment', namespace: namespace.name, name };
}

function waits({ refusal }: Placed): boolean {
  return refusal !== undefined;
}

function areReady(count: number): (pods: readonly Placed[]) => boolean {
  return (pods) => pods.length === count && pods.every(({ isReady }) => isReady);
}
