import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import type { PreflightAnswer } from '#src/domain/preflight.ts';
import { Api, type Manifest, pathOf, pathOfAll } from '#test/integration/support/api.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { createNamespace, type Namespace } from '#test/integration/support/namespace.ts';
import { until } from '#test/integration/support/until.ts';
import { kubewhy } from '#test/support/command-lines.ts';

type Deployment = Readonly<{
  metadata: Readonly<{ annotations?: Readonly<Record<string, string>> }>;
  status: Readonly<{ updatedReplicas?: number; availableReplicas?: number }>;
}>;
type Pods = Readonly<{
  items: readonly Readonly<{
    status: Readonly<{ conditions?: readonly Readonly<{ reason?: string }>[] }>;
  }>[];
}>;

let api: Api;
let namespace: Namespace;
let folder: string;

beforeAll(async () => {
  api = new Api(testCluster().access.admin);
  namespace = await createNamespace(api);
  folder = await mkdtemp(join(tmpdir(), 'kubewhy-preflight-'));
});

afterAll(async () => {
  await namespace.delete();
  await rm(folder, { recursive: true });
  api.close();
});

test('an update deadlocks as predicted, and the change that avoids it needs no restart', async () => {
  const before = manifest('1');
  const path = pathOf(before);
  await api.apply(before);
  await until('the first pod is available', () => availableIn(path, '1'));

  const predicted = await preflight(manifest('2'));

  expect(predicted).toMatchObject({
    is: 'update',
    peak: 2,
    course: { is: 'stuck', deadlock: { step: 1, rules: ['host-ports'], ports: [18_443] } },
    tried: [
      { change: 'surge-0', downtime: true, course: { is: 'fits' } },
      { change: 'recreate', downtime: true, course: { is: 'fits' } },
    ],
  });

  await api.apply(manifest('2'));
  await until('the new pod is refused by the scheduler', async () => {
    const pods = await api.get<Pods>(pathOfAll('v1', 'Pod', namespace.name));
    const isRefused = pods.items.some(({ status }) =>
      status.conditions?.some(({ reason }) => reason === 'Unschedulable'),
    );
    return isRefused || undefined;
  });

  const rollingUpdate = { maxSurge: 0, maxUnavailable: 1 };
  await api.patch(path, 'merge', { spec: { strategy: { rollingUpdate } } });

  expect(await until('the new pod is available', () => availableIn(path, '2'))).toBe('2');
});

/** The revision, once its one pod is available and no other is there. */
async function availableIn(path: string, revision: string): Promise<string | undefined> {
  const { metadata, status } = await api.get<Deployment>(path);
  const at = metadata.annotations?.['deployment.kubernetes.io/revision'];
  const pods = await api.get<Pods>(pathOfAll('v1', 'Pod', namespace.name));
  const isThere = status.updatedReplicas === 1 && status.availableReplicas === 1;
  return isThere && at === revision && pods.items.length === 1 ? at : undefined;
}

async function preflight(
  changed: Manifest,
): Promise<PreflightAnswer['updates'][number] | undefined> {
  const file = join(folder, 'deployment.json');
  await writeFile(file, JSON.stringify(changed));
  const { admin: kubeconfig } = testCluster().kubeconfigs;
  const { out } = await kubewhy([
    'preflight',
    '-f',
    file,
    '--kubeconfig',
    kubeconfig,
    '-o',
    'json',
  ]);
  return (JSON.parse(out) as PreflightAnswer).updates[0];
}

/** One pod with a port of the only node that it may use. */
function manifest(version: string): Manifest {
  const labels = { app: 'edge' };
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'edge', namespace: namespace.name },
    spec: {
      replicas: 1,
      selector: { matchLabels: labels },
      template: {
        metadata: { labels, annotations: { version } },
        spec: {
          nodeSelector: { 'kubernetes.io/hostname': 'k8s-worker1' },
          terminationGracePeriodSeconds: 1,
          containers: [
            {
              name: 'edge',
              image: 'ghcr.io/example-org/edge:1',
              ports: [{ containerPort: 8443, hostPort: 18_443 }],
            },
          ],
        },
      },
    },
  };
}
