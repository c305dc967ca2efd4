import { describe, expect, it } from '@jest/globals';

import type { Ref } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import { containerOf, containersIn, objectOf, templateOf } from '#src/fixes/fields/holders.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { owned, specified } from '#test/support/objects.ts';
import { finding } from '#test/support/verdicts.ts';

const spec = {
  initContainers: [{ name: 'init' }],
  containers: [{ name: 'app' }, { name: 'proxy' }],
};
const template = { spec };
const live = (object: Resource): Resource => ({
  ...object,
  metadata: { ...object.metadata, uid: `${object.metadata?.name}` },
});
const worldOf = (...objects: Resource[]) => openWorld(cluster(objects)).world;
const about = (kind: string, seen: readonly Ref[] = []) =>
  finding({
    subject: { kind, namespace: 'shop', name: 'web' },
    seen: seen.map((on) => ({ kind: 'pod-not-ready', on })),
  });

describe('the pod template of a finding', () => {
  it.each([
    ['apps/Deployment', { template }, undefined],
    ['argoproj.io/Rollout', { template }, undefined],
    ['apps/StatefulSet', { template }, '/spec/template'],
    ['apps/DaemonSet', { template }, '/spec/template'],
    ['batch/CronJob', { jobTemplate: { spec: { template } } }, '/spec/jobTemplate/spec/template'],
    ['Pod', spec, ''],
  ])('of a %s stands in it', (kind, of, at) => {
    const found = templateOf(about(kind), worldOf(live(specified(kind, 'web', of))));

    expect(found?.on).toMatchObject({ kind, name: 'web', uid: 'web' });
    expect(found?.at).toBe(at);
    expect(found?.template.spec).toEqual(spec);
  });

  it('is that of what has made the pod', () => {
    const set = live(specified('apps/StatefulSet', 'db', { template }));
    const pod = owned(live(specified('Pod', 'web', {})), { kind: 'apps/StatefulSet', name: 'db' });

    expect(templateOf(about('Pod'), worldOf(set, pod))?.on.name).toBe('db');
  });

  it('is that of what it explains where its subject has none', () => {
    const set = live(specified('apps/DaemonSet', 'agent', { template }));
    const seen = { kind: 'apps/DaemonSet', namespace: 'shop', name: 'agent' };

    expect(templateOf(about('ConfigMap', [seen]), worldOf(set))?.on.name).toBe('agent');
  });

  it.each([
    ['of a kind without pods', specified('ConfigMap', 'web', { template })],
    ['that is not there', specified('apps/StatefulSet', 'other', { template })],
    ['without a template', live(specified('apps/StatefulSet', 'web', {}))],
  ])('is none %s', (_, object) => {
    const kind = object.kind === 'ConfigMap' ? 'ConfigMap' : 'apps/StatefulSet';

    expect(templateOf(about(kind), worldOf(object))).toBeUndefined();
    expect(containersIn(about(kind), worldOf(object))).toEqual([]);
  });
});

describe('the containers of a finding', () => {
  const world = worldOf(live(specified('apps/DaemonSet', 'web', { template })));

  it('are told with where they stand', () => {
    expect(
      containersIn(about('apps/DaemonSet'), world).map(({ at, label }) => [at, label]),
    ).toEqual([
      ['/spec/template/spec/initContainers/0', 'initContainers[init]'],
      ['/spec/template/spec/containers/0', 'containers[app]'],
      ['/spec/template/spec/containers/1', 'containers[proxy]'],
    ]);
  });

  it('are found by their names', () => {
    const at = (name: string) => containerOf(about('apps/DaemonSet'), world, name)?.at;

    expect([at('proxy'), at('other')]).toEqual(['/spec/template/spec/containers/1', undefined]);
  });
});

describe('an object whose fields are changed', () => {
  const ref = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' };
  const web = live(specified(ref.kind, 'web', {}));

  it('is one that nobody would change back', () => {
    const mine = { apiVersion: 'v1', kind: 'ConfigMap', name: 'a', uid: 'a' };
    const garbage = { ...web, metadata: { ...web.metadata, ownerReferences: [mine] } };

    expect(objectOf(ref, worldOf(garbage))?.on).toEqual({ ...ref, uid: 'web' });
  });

  it.each([
    ['that is not known', undefined],
    ['without a uid', specified(ref.kind, 'web', {})],
    ['that an operator has made', owned(web, { kind: 'shop/Shop', name: 'a' })],
  ])('is none %s', (_, object) => {
    expect(objectOf(ref, worldOf(...(object ? [object] : [])))).toBeUndefined();
  });
});
