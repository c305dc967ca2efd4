import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { Api, type Manifest, pathOf } from '#test/integration/support/api.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { createNamespace, type Namespace } from '#test/integration/support/namespace.ts';
import { until } from '#test/integration/support/until.ts';
import { kubewhy } from '#test/support/command-lines.ts';

type Service = Readonly<{
  metadata: Readonly<{ resourceVersion: string }>;
  spec: Readonly<{ selector: Readonly<Record<string, string>> }>;
}>;

let api: Api;
let namespace: Namespace;

beforeAll(async () => {
  api = new Api(testCluster().access.admin);
  namespace = await createNamespace(api);
  await api.apply(deployment());
  await api.apply(service());
  await until('a pod is there', async () => {
    const { out } = await fix();
    return out.includes('--set label=web') || undefined;
  });
});

afterAll(async () => {
  await namespace.delete();
  api.close();
});

test('a person sees the change, says no, and nothing is sent', async () => {
  const before = await api.get<Service>(pathOf(service()));

  const { status, out, err } = await fix(['--apply'], 'n\n');

  const after = await api.get<Service>(pathOf(service()));
  expect(status).toBe(0);
  expect(out).toContain('- app: wbe\n+ app: web');
  expect(out).toContain('✓ admission');
  expect(err).toContain('Nothing was changed.');
  expect(after.metadata.resourceVersion).toBe(before.metadata.resourceVersion);
});

test('a name that is not there is refused with those that are, and not sent', async () => {
  const { status, err } = await fix(['--set', 'label=other', '--apply'], 'y\n');

  expect(status).toBe(2);
  expect(err).toContain('"other" cannot stand there. These exist: web. Nothing was sent.');
});

test('a person says yes, and the Service finds its pods', async () => {
  const { status, err } = await fix(['--apply'], 'y\n');

  const { spec } = await api.get<Service>(pathOf(service()));
  expect(status).toBe(0);
  expect(err).toContain('Applied.');
  expect(err).toContain('Verified: ');
  expect(err).toMatch(/To take it back: kubectl .* patch services? web .*wbe/);
  expect(spec.selector).toEqual({ app: 'web' });
});

async function fix(options: readonly string[] = [], input = '') {
  const { kubeconfigs } = testCluster();
  const at = ['-n', namespace.name, '--kubeconfig', kubeconfigs.admin];
  return await kubewhy(['fix', 'svc/web', ...at, ...options], { input });
}

function service(): Manifest {
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { namespace: namespace.name, name: 'web' },
    spec: { selector: { app: 'wbe' }, ports: [{ port: 80 }] },
  };
}

function deployment(): Manifest {
  const labels = { app: 'web' };
  const containers = [{ name: 'app', image: 'web:1' }];
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { namespace: namespace.name, name: 'web' },
    spec: {
      selector: { matchLabels: labels },
      template: { metadata: { labels }, spec: { containers } },
    },
  };
}
