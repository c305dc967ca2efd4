import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { captureCluster } from '#src/cluster/capture.ts';
import { readRecording } from '#src/cluster/recording.ts';
import { withoutNulls } from '#src/cluster/without-nulls.ts';
import { recorded } from '#src/world/recorded.ts';
import { Api, type Manifest } from '#test/integration/support/api.ts';
import { asRole } from '#test/integration/support/as-role.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { createNamespace, type Namespace } from '#test/integration/support/namespace.ts';

const SECRET = 'correct horse battery staple';

let api: Api;
let namespace: Namespace;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'capture-'));
  api = new Api(testCluster().access.admin);
  namespace = await createNamespace(api);
  await api.apply(object('Secret', { stringData: { password: SECRET } }));
  await api.apply(object('ConfigMap', { data: { dsn: `password=${SECRET}`, port: '3306' } }));
  await api.apply(object('Pod', { spec: podSpec() }));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await namespace.delete();
  api.close();
});

it('a capture by an administrator reads back and holds no secret', async () => {
  const kubeconfig = testCluster().kubeconfigs.admin;
  const options = { namespaces: [namespace.name] };

  const captured = await captureCluster({ kubeconfig }, join(folder, 'admin'), options);

  const read = await readRecording(join(folder, 'admin'));
  expect(new Set(read.objects)).toEqual(new Set(captured.objects.map(withoutNulls)));
  const source = recorded(read);
  expect(source.get(ref('Secret'))).toMatchObject({ value: { data: { password: '' } } });
  expect(source.get(ref('ConfigMap'))).toMatchObject({
    value: { data: { port: '3306', dsn: expect.stringMatching(/^‹37·[0-9a-f]{8}›$/) } },
  });
  expect(source.get({ ...ref('ConfigMap'), name: 'other' })).toEqual({ is: 'absent' });
  const texts = await textsIn(join(folder, 'admin'));
  expect(texts).toContain('PASSWORD');
  expect(texts).not.toContain(SECRET);
  expect(texts).not.toContain(Buffer.from(SECRET).toString('base64'));
});

it('a capture by the worker says what it could not read', async () => {
  const { kubeconfig } = await asRole(api, 'worker');

  await captureCluster({ kubeconfig }, join(folder, 'worker'), { namespaces: '*' });

  const source = recorded(await readRecording(join(folder, 'worker')));
  expect(source.get(ref('Secret'))).toEqual({ is: 'unknown', why: 'forbidden' });
  expect(source.get(ref('Pod')).is).toBe('known');
  expect(source.list('Node', { all: true })).not.toHaveProperty('gap');
});

function ref(kind: string) {
  return { kind, namespace: namespace.name, name: 'settings' };
}

function object(kind: string, rest: object): Manifest {
  const metadata = { namespace: namespace.name, name: 'settings', annotations: { note: SECRET } };
  return { apiVersion: 'v1', kind, metadata, ...rest };
}

function podSpec(): object {
  const env = [{ name: 'PASSWORD', value: SECRET }];
  const container = { name: 'app', image: 'app:1', env, args: [`--password=${SECRET}`] };
  return { containers: [container], nodeSelector: { none: 'such' } };
}

async function textsIn(path: string): Promise<string> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}
