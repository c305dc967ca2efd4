import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { Api, type Manifest, pathOf } from '#test/integration/support/api.ts';
import { asServiceAccount } from '#test/integration/support/as-service-account.ts';
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
  expect(err).toContain(`Change Service ${namespace.name}/web? (context test of `);
  expect(err).toContain('Nothing was changed.');
  expect(after.metadata.resourceVersion).toBe(before.metadata.resourceVersion);
});

test('who only looks is told that nothing was changed, and how it would be', async () => {
  const { status, err } = await fix();

  expect(status).toBe(0);
  expect(err).toContain('Nothing was changed. Add --apply to carry it out');
});

test('a name that is not there is refused with those that are, and not sent', async () => {
  const { status, err } = await fix(['--set', 'label=other', '--apply'], 'y\n');

  expect(status).toBe(2);
  expect(err).toContain('"other" cannot stand there. These exist: web. Nothing was sent.');
});

test('a value that no node has is not sent', async () => {
  await api.apply(deployment('large', { cpu: '5000' }));
  const large = async (...options: readonly string[]) => await fix(options, 'y\n', 'deploy/large');
  await until('its pod finds no node', async () => {
    const { out } = await large();
    return out.includes('--set request=') || undefined;
  });

  const { status, err } = await large('--set', 'request=4k', '--apply');

  expect(status).toBe(2);
  expect(err).toMatch(
    /"4k" cannot stand there\. No node has as much\. The largest has 4 \(.*Nothing was sent\./,
  );
});

test('a person without the right is told which is missing', async () => {
  const account = { namespace: namespace.name, name: 'viewer' };
  const { kubeconfig } = await asServiceAccount(api, account, viewing(namespace.name));

  const { status, out, err } = await fix(['--apply'], 'y\n', 'svc/web', kubeconfig);

  expect(status).toBe(2);
  expect(out).toContain('replace /spec/selector/app = "web"');
  expect(err).toMatch(
    /This right is missing: .*cannot patch resource "services".* Nothing was sent\./,
  );
});

test('what somebody has changed before the answer is left as it is', async () => {
  const select = (app: string) =>
    api.patch(pathOf(service()), 'merge', { spec: { selector: { app } } });

  const { status, err } = await fix(['--apply'], 'y\n', 'svc/web', undefined, () => select('shop'));

  const { spec } = await api.get<Service>(pathOf(service()));
  await select('wbe');
  expect(status).toBe(3);
  expect(err).toMatch(/Changed since the preview: .*selector.* was .*wbe.*, is .*shop/);
  expect(spec.selector).toEqual({ app: 'shop' });
});

test('a person says yes, and the Service finds its pods', async () => {
  const { status, err } = await fix(['--apply'], 'y\n');

  const { spec } = await api.get<Service>(pathOf(service()));
  expect(status).toBe(0);
  expect(err).toContain('Applied.');
  expect(err).toContain('Verified. ');
  expect(err).toMatch(/To undo it: kubectl .* patch services? web .*wbe/);
  expect(spec.selector).toEqual({ app: 'web' });
});

test('who asks later is told of it', async () => {
  const { kubeconfigs } = testCluster();
  const at = ['-n', namespace.name, '--kubeconfig', kubeconfigs.admin];

  const { out } = await kubewhy(['why', 'svc/web', ...at]);

  expect(out).toMatch(/done with kubewhy fix by kubernetes-admin/);
});

async function fix(
  options: readonly string[] = [],
  input = '',
  target = 'svc/web',
  kubeconfig: string = testCluster().kubeconfigs.admin,
  meanwhile: () => Promise<unknown> = async () => {},
) {
  const at = ['-n', namespace.name, '--kubeconfig', kubeconfig];
  return await kubewhy(['fix', target, ...at, ...options], { input, meanwhile });
}

/** An account that may read in a namespace and change nothing. */
function viewing(name: string): readonly Manifest[] {
  const account = { kind: 'ServiceAccount', namespace: name, name: 'viewer' };
  const rbac = 'rbac.authorization.k8s.io';
  return [
    { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { namespace: name, name: 'viewer' } },
    {
      apiVersion: `${rbac}/v1`,
      kind: 'RoleBinding',
      metadata: { namespace: name, name: 'viewer' },
      roleRef: { apiGroup: rbac, kind: 'ClusterRole', name: 'view' },
      subjects: [account],
    },
  ];
}

function service(): Manifest {
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { namespace: namespace.name, name: 'web' },
    spec: { selector: { app: 'wbe' }, ports: [{ port: 80 }] },
  };
}

function deployment(name = 'web', requests: object = {}): Manifest {
  const labels = { app: name };
  const containers = [{ name: 'app', image: 'web:1', resources: { requests } }];
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { namespace: namespace.name, name },
    spec: {
      selector: { matchLabels: labels },
      template: { metadata: { labels }, spec: { containers } },
    },
  };
}
