import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { openCluster } from '#src/cluster/open-cluster.ts';
import type { Plan } from '#src/domain/plan.ts';
import type { Writer } from '#src/domain/ports.ts';
import { remedies } from '#src/fixes/catalogue/index.ts';
import { inRounds } from '#src/world/in-rounds.ts';
import { openWorld } from '#src/world/open-world.ts';
import { Api, type Manifest, pathOf } from '#test/integration/support/api.ts';
import { asRole } from '#test/integration/support/as-role.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { createNamespace, type Namespace } from '#test/integration/support/namespace.ts';
import { offered, reached, sent } from '#test/integration/support/plans.ts';
import { until } from '#test/integration/support/until.ts';
import { refOf } from '#test/integration/support/workloads.ts';
import { finding } from '#test/support/verdicts.ts';

type Claim = Readonly<{
  spec: Readonly<{ volumeName?: string; resources: Readonly<{ requests: object }> }>;
  status?: Readonly<{ phase?: string }>;
}>;

let api: Api;
let own: Namespace;
let writer: Writer;

beforeAll(async () => {
  api = new Api(testCluster().access.admin);
  own = await createNamespace(api, 'claims');
  ({ writer } = await asRole(api, 'remediator'));
});
afterAll(async () => {
  await own.delete();
  await Promise.all(['full', 'labelled'].flatMap(ofCluster).map((one) => api.delete(pathOf(one))));
  api.close();
});

it('a full claim is enlarged where its class lets volumes grow', async () => {
  const data = claim('full', { volumeName: nameOf('full') });
  await made('full', data);
  await phase(data, 'Bound');

  const plan = await enlarging('full');
  const { outcome } = await sent(plan, writer);
  // As a driver tells that it has made the volume larger.
  await api.patch(`${pathOf(data)}/status`, 'merge', { status: { capacity: { storage: '2Gi' } } });
  await reached(plan);

  const { spec } = await api.get<Claim>(pathOf(data));
  expect({ outcome, asks: spec.resources.requests }).toEqual({
    outcome: 'applied',
    asks: { storage: '2Gi' },
  });
});

it('a claim is bound to the volume that its labels did not select', async () => {
  const data = claim('labelled', { selector: { matchLabels: { disk: 'fast' } } });
  await made('labelled', data);
  const plan = await offered('storage/named-volume', refOf(data));

  const { outcome } = await sent(plan, writer);

  expect(outcome).toBe('applied');
  await phase(data, 'Bound');
});

/** The plan that follows where a program has said that its volume is full: no program runs in the test cluster. */
async function enlarging(name: string): Promise<Plan> {
  const params = { is: 'claim', claim: name, size: '1Gi' };
  const subject = { kind: 'apps/StatefulSet', namespace: own.name, name: 'db' };
  const full = { ...finding({ subject }), params };
  const remedy = remedies.find(({ id }) => id === 'storage/larger-claim');
  const cluster = openCluster({ name: 'test', kubeconfig: testCluster().kubeconfigs.admin });
  const { value } = await inRounds(cluster.loader(), (source) => {
    const { world, unread } = openWorld(source);
    return { value: [...(remedy?.propose(full, world) ?? [])], unread };
  });
  const { change, goal, params: words } = value[0] ?? {};
  if (!change || !goal || !words) throw new Error('Nothing is proposed.');
  const open = { is: 'not-checked', why: 'not-simulated' } as const;
  return {
    id: 'larger',
    remedy: 'storage/larger-claim',
    cluster: 'test',
    changes: [change],
    goal,
    risk: 'none',
    cause: { id: full.id, subject },
    params: words,
    proof: { placement: open, rules: open, admission: open },
  };
}

async function made(name: string, data: Manifest): Promise<void> {
  for (const object of [...ofCluster(name), data]) await api.apply(object);
}

async function phase(data: Manifest, wanted: string): Promise<void> {
  await until(`${data.metadata.name} is ${wanted}`, async () => {
    const { status } = await api.get<Claim>(pathOf(data));
    return status?.phase === wanted || undefined;
  });
}

/** A class and a volume of it. */
function ofCluster(name: string): readonly Manifest[] {
  const storageClassName = nameOf(name);
  const spec = {
    storageClassName,
    accessModes: ['ReadWriteOnce'],
    capacity: { storage: '1Gi' },
    hostPath: { path: '/nowhere' },
  };
  return [
    {
      apiVersion: 'storage.k8s.io/v1',
      kind: 'StorageClass',
      metadata: { name: storageClassName },
      provisioner: 'kubernetes.io/no-provisioner',
      allowVolumeExpansion: true,
    },
    { apiVersion: 'v1', kind: 'PersistentVolume', metadata: { name: storageClassName }, spec },
  ];
}

function claim(name: string, spec: object): Manifest {
  return {
    apiVersion: 'v1',
    kind: 'PersistentVolumeClaim',
    metadata: { name, namespace: own.name },
    spec: {
      storageClassName: nameOf(name),
      accessModes: ['ReadWriteOnce'],
      resources: { requests: { storage: '1Gi' } },
      ...spec,
    },
  };
}

/** Of what has no namespace the names are the whole cluster's. */
function nameOf(name: string): string {
  return `${own.name}-${name}`;
}
