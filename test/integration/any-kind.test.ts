import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { investigate } from '#src/answers/investigate.ts';
import { Api, type Manifest } from '#test/integration/support/api.ts';
import { asRole } from '#test/integration/support/as-role.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { applyCrd } from '#test/integration/support/control-plane/crds.ts';
import { createNamespace, type Namespace } from '#test/integration/support/namespace.ts';

const DEFINITIONS = [
  definition('cert-manager.io', {
    kind: 'Certificate',
    plural: 'certificates',
    shortNames: ['cert'],
  }),
  definition('example.org', { kind: 'Mouse', plural: 'mice', shortNames: ['mo'] }),
];

let api: Api;
let namespace: Namespace;

beforeAll(async () => {
  api = new Api(testCluster().access.admin);
  namespace = await createNamespace(api);
  await Promise.all(DEFINITIONS.map((one) => applyCrd(api, one)));
  const message = 'The referenced issuer is not there';
  await api.apply(
    certificate('broken', { type: 'Ready', status: 'False', reason: 'IssuerNotFound', message }),
  );
  await api.apply(certificate('well', { type: 'Ready', status: 'True', reason: 'Ready' }));
  const mice = `/apis/example.org/v1/namespaces/${namespace.name}/mice`;
  await api.post(mice, object('example.org/v1', 'Mouse', 'jerry', {}));
});
afterAll(async () => {
  await namespace.delete();
  for (const { metadata } of DEFINITIONS) {
    await api.delete(`/apis/apiextensions.k8s.io/v1/customresourcedefinitions/${metadata.name}`);
  }
  api.close();
});

/** The definitions are new to it: another loader of the same process may know the older ones. */
async function asked(text: string) {
  const loader = (await asRole(api, 'worker')).loader();
  const query = { text, namespace: namespace.name };
  return await investigate({ query }, { loader, cluster: 'test', lang: 'en' });
}

describe('why, of a kind that a definition brought', () => {
  it.each(['cert/broken', 'certificates.cert-manager.io/broken', 'broken'])(
    'finds what "%s" says is wrong',
    async (text) => {
      expect(await asked(text)).toMatchObject({
        answer: {
          state: 'explained',
          findings: [
            { id: 'reports/own-word', title: expect.stringContaining('issuer is not there') },
          ],
        },
      });
    },
  );

  it('finds it well by its own word', async () => {
    expect(await asked('certificate/well')).toMatchObject({ answer: { state: 'healthy' } });
  });

  it('knows a plural that nobody could guess, and that the worker may not read it', async () => {
    expect(await asked('mice/jerry')).toMatchObject({
      answer: {
        target: { kind: 'example.org/Mouse', name: 'jerry' },
        state: 'unread',
        notChecked: expect.arrayContaining([
          expect.objectContaining({ what: expect.stringContaining('Mouse') }),
        ]),
      },
    });
  });

  it('names the nearest kind', async () => {
    expect(await asked('certificat/broken')).toMatchObject({
      code: 'unknown-kind',
      message: expect.stringContaining('Nearest kinds: certificate'),
    });
  });
});

function certificate(name: string, condition: object): Manifest {
  return object('cert-manager.io/v1', 'Certificate', name, {
    status: { conditions: [{ ...condition, lastTransitionTime: '2026-01-01T00:00:00Z' }] },
  });
}

function object(apiVersion: string, kind: string, name: string, fields: object): Manifest {
  return { apiVersion, kind, metadata: { namespace: namespace.name, name }, ...fields };
}

/** As short as a definition can be: without a status subresource, a status is a field like any other. */
function definition(
  group: string,
  names: Readonly<{ kind: string; plural: string; shortNames: readonly string[] }>,
): Manifest {
  const openAPIV3Schema = { type: 'object', 'x-kubernetes-preserve-unknown-fields': true };
  const version = { name: 'v1', served: true, storage: true, schema: { openAPIV3Schema } };
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `${names.plural}.${group}` },
    spec: { group, names, scope: 'Namespaced', versions: [version] },
  };
}
