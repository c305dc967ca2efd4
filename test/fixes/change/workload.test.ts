import { describe, expect, it } from '@jest/globals';

import type { Ref } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import { revisionLabelOf, workloadOf } from '#src/fixes/change/workload.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { owned, specified } from '#test/support/objects.ts';
import { finding } from '#test/support/verdicts.ts';

const template = { spec: { containers: [{ name: 'app' }] } };
const DEPLOYMENT = 'apps/Deployment';
const ROLLOUT = 'argoproj.io/Rollout';
const ref = (kind: string, name = 'web'): Ref => ({ kind, namespace: 'shop', name });
const live = (kind: string, name = 'web', spec: object = { template }): Resource => {
  const object = specified(kind, name, spec);
  return { ...object, metadata: { ...object.metadata, uid: name } };
};
const found = (objects: readonly Resource[], subject: Ref, ...seen: readonly Ref[]) =>
  workloadOf(
    finding({ subject, seen: seen.map((on) => ({ kind: 'pod-not-ready', on })) }),
    openWorld(cluster(objects)).world,
  );

describe('the workload that a finding is about', () => {
  const set = owned(live('apps/ReplicaSet', 'web-1'), ref(DEPLOYMENT));
  const pod = owned(live('Pod', 'web-1-x'), ref('apps/ReplicaSet', 'web-1'));
  const all = [live(DEPLOYMENT), set, pod];

  it.each([
    ['is its subject', ref(DEPLOYMENT), []],
    ['has made its subject', ref('Pod', 'web-1-x'), []],
    ['has made what it explains', ref('ConfigMap', 'c'), [ref('Pod', 'web-1-x')]],
  ])('%s', (_, subject, seen) => {
    expect(found(all, subject, ...seen)).toMatchObject({
      kind: DEPLOYMENT,
      on: { ...ref(DEPLOYMENT), uid: 'web' },
      template,
      holder: { on: { ...ref(DEPLOYMENT), uid: 'web' } },
    });
  });

  it('is a Rollout whose analysis judges it', () => {
    const run = owned(live('argoproj.io/AnalysisRun', 'web-2'), ref(ROLLOUT));

    expect(found([live(ROLLOUT), run], ref('argoproj.io/AnalysisRun', 'web-2'))?.kind).toBe(
      ROLLOUT,
    );
  });

  it.each<[string, readonly Resource[], Ref]>([
    ['is not there', [], ref(DEPLOYMENT)],
    ['has no template', [live(DEPLOYMENT, 'web', {})], ref(DEPLOYMENT)],
    ['has no uid', [specified(DEPLOYMENT, 'web', { template })], ref(DEPLOYMENT)],
    ['an operator has made', [owned(live(DEPLOYMENT), ref('shop/Shop'))], ref(DEPLOYMENT)],
    ['has not made its pod', [live(DEPLOYMENT), live('Pod', 'alone')], ref('Pod', 'alone')],
    ['is of another kind', [live('apps/StatefulSet')], ref('apps/StatefulSet')],
    [
      'has made a pod only through another kind',
      [
        live(DEPLOYMENT),
        owned(live('Pod', 'a'), ref('batch/Job', 'load')),
        owned(live('batch/Job', 'load'), ref(DEPLOYMENT)),
      ],
      ref('Pod', 'a'),
    ],
  ])('is none that %s', (_, objects, subject) => {
    expect(found(objects, subject)).toBeUndefined();
  });
});

describe('a Rollout that refers to another template', () => {
  const refers = (workloadRef: object) => live(ROLLOUT, 'web', { workloadRef });

  it('has it where it stands', () => {
    const objects = [refers({ kind: 'Deployment', name: 'base' }), live(DEPLOYMENT, 'base')];

    expect(found(objects, ref(ROLLOUT))).toMatchObject({
      on: ref(ROLLOUT),
      template,
      holder: { on: { ...ref(DEPLOYMENT, 'base'), uid: 'base' } },
    });
  });

  it.each([
    ['of another kind', { kind: 'PodTemplate', name: 'base' }],
    ['without a name', { kind: 'Deployment' }],
    ['that is not there', { kind: 'Deployment', name: 'other' }],
  ])('has none %s', (_, workloadRef) => {
    expect(found([refers(workloadRef), live(DEPLOYMENT, 'base')], ref(ROLLOUT))).toBeUndefined();
  });
});

it.each([
  [DEPLOYMENT, 'pod-template-hash'],
  [ROLLOUT, 'rollouts-pod-template-hash'],
])('the revisions of a %s differ by %s', (kind, label) => {
  const workload = found([live(kind)], ref(kind));

  expect(workload && revisionLabelOf(workload)).toBe(label);
});

it('is none where owners own each other', () => {
  const one = owned(live('apps/ReplicaSet', 'one'), ref('apps/ReplicaSet', 'other'));
  const other = owned(live('apps/ReplicaSet', 'other'), ref('apps/ReplicaSet', 'one'));

  expect(found([one, other], ref('apps/ReplicaSet', 'one'))).toBeUndefined();
});
