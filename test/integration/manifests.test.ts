import { readdirSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { Api, type Manifest, pathOf, pathOfAll } from '#test/integration/support/api.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { namedNamespace } from '#test/integration/support/namespace.ts';
import { listedFiles, shippedManifests } from '#test/integration/support/shipped-manifests.ts';

type Template = Readonly<{ metadata: object; spec: Readonly<Record<string, unknown>> }>;

const objects = shippedManifests();
const workloads = objects.filter(({ kind }) => kind === 'Deployment' || kind === 'StatefulSet');
const titled = (list: readonly Manifest[]) =>
  list.map((object) => [`${object.kind} ${object.metadata.name}`, object] as const);

describe('the shipped manifests', () => {
  let api: Api;
  beforeAll(async () => {
    api = new Api(testCluster().access.admin);
    await namedNamespace(api, 'kubewhy');
  });
  afterAll(() => api.close());

  it.each(titled(objects))('%s passes a server-side dry run', async (_, object) => {
    const options = 'fieldManager=tests&fieldValidation=Strict&force=true&dryRun=All';

    const applied = await api.patch<Manifest>(`${pathOf(object)}?${options}`, 'apply', object);

    expect(applied.metadata.name).toBe(object.metadata.name);
  });

  it.each(titled(workloads))('the pods of %s are admitted as restricted', async (_, workload) => {
    await api.apply(named('kubewhy', 'Namespace'));
    const needed = ['ServiceAccount', 'PriorityClass'];
    for (const object of objects.filter(({ kind }) => needed.includes(kind))) {
      await api.apply(object);
    }
    const { metadata, spec } = (workload.spec as { template: Template }).template;
    const pod = { apiVersion: 'v1', kind: 'Pod', metadata: { ...metadata, name: 'x' }, spec };

    const path = `${pathOfAll('v1', 'Pod', 'kubewhy')}?dryRun=All`;

    await expect(api.post(path, withoutClaims(pod))).resolves.toMatchObject({ kind: 'Pod' });
  });

  it('list every file, and hold no Secret', () => {
    const files = readdirSync('manifests').filter((file) => file.endsWith('.yaml'));

    expect(files.toSorted()).toEqual([...listedFiles(), 'kustomization.yaml'].toSorted());
    expect(objects.map(({ kind }) => kind)).not.toContain('Secret');
  });

  it('mount no token of the cluster where none is needed', () => {
    const mounting = workloads.filter(({ spec }) => {
      const { automountServiceAccountToken } = (spec as { template: Template }).template.spec;
      return automountServiceAccountToken !== false;
    });

    expect(mounting.map(({ metadata }) => metadata.name)).toEqual([
      'kubewhy-worker',
      'kubewhy-remediator',
    ]);
  });

  function named(name: string, kind: string): Manifest {
    const object = objects.find((one) => one.kind === kind && one.metadata.name === name);
    if (!object) throw new Error(`manifests/ has no ${kind} ${name}`);
    return object;
  }
});

/** A StatefulSet adds the volumes of its claims itself. */
function withoutClaims(pod: Readonly<{ spec: Readonly<Record<string, unknown>> }>): object {
  const volumes = pod.spec.volumes ?? [{ name: 'data', emptyDir: {} }];
  return { ...pod, spec: { ...pod.spec, volumes } };
}
