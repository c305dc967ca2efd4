import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { Api, type Manifest, pathOfAll } from '#test/integration/support/api.ts';
import { asServiceAccount } from '#test/integration/support/as-service-account.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { createNamespace, type Namespace } from '#test/integration/support/namespace.ts';
import { until } from '#test/integration/support/until.ts';

let api: Api;
let namespace: Namespace;

beforeAll(async () => {
  api = new Api(testCluster().access.admin);
  namespace = await createNamespace(api);
});

afterAll(async () => {
  await namespace.delete();
  api.close();
});

test('a service account may do what its role says and nothing else', async () => {
  const account = { namespace: namespace.name, name: 'reader' };

  const { access } = await asServiceAccount(api, account, reader(namespace.name));

  const own = new Api(access);
  const pods = pathOfAll('v1', 'Pod', namespace.name);
  await until('the role is in force', () => own.get(pods).catch(() => undefined));
  await expect(own.get(pathOfAll('v1', 'Secret', namespace.name))).rejects.toMatchObject({
    status: 403,
  });
  own.close();
});

function reader(name: string): readonly Manifest[] {
  const metadata = { name: 'reader', namespace: name };
  const rbac = 'rbac.authorization.k8s.io';
  return [
    { apiVersion: 'v1', kind: 'ServiceAccount', metadata },
    {
      apiVersion: `${rbac}/v1`,
      kind: 'Role',
      metadata,
      rules: [{ apiGroups: [''], resources: ['pods'], verbs: ['list'] }],
    },
    {
      apiVersion: `${rbac}/v1`,
      kind: 'RoleBinding',
      metadata,
      roleRef: { apiGroup: rbac, kind: 'Role', name: 'reader' },
      subjects: [{ kind: 'ServiceAccount', name: 'reader', namespace: name }],
    },
  ];
}
