import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { suspended } from '#src/knowledge/causes/reports/suspended.ts';
import { advised, adviceOn } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom, saying } from '#test/support/custom.ts';
import { labelled, specified } from '#test/support/objects.ts';

const FLUX = 'kustomize.toolkit.fluxcd.io/Kustomization';
function annotated(kind: string, annotations: Readonly<Record<string, string>>): Resource {
  const object = custom(kind, 'apps', {});
  return { ...object, metadata: { ...object.metadata, annotations } };
}

const about = (object: Resource) => claimsAbout(object, suspended, cluster([object]));

it.each([
  ['suspend', FLUX],
  ['paused', 'cluster.x-k8s.io/Cluster'],
])('says that somebody held an object back by spec.%s, and how it goes on', (field, kind) => {
  const status = saying('Ready=True Succeeded: applied');
  const claims = about(custom(kind, 'apps', { spec: { [field]: true }, status }));
  const [claim] = claims;

  expect(claims).toMatchObject([
    { params: { field }, evidence: [{ path: `/spec/${field}` }], strength: 'entails' },
  ]);
  expect(claim && adviceOn(suspended, claim)?.command).toContain(`{"spec":{"${field}":false}}`);
});

it('leaves one that a queue holds back to the queue', () => {
  const set = custom('jobset.x-k8s.io/JobSet', 'train', { spec: { suspend: true } });
  const claims = about(labelled(set, { 'kueue.x-k8s.io/queue-name': 'gpu' }));
  const [claim] = claims;

  expect(claims).toMatchObject([{ params: { queue: 'gpu' } }]);
  expect(advised(suspended, claims)).toContain('Do not resume it by hand');
  expect(claim && adviceOn(suspended, claim)).not.toHaveProperty('command');
});

it.each([
  ['keda.sh/ScaledObject', 'autoscaling.keda.sh/paused-replicas', '3'],
  ['keda.sh/ScaledObject', 'autoscaling.keda.sh/paused', 'true'],
  ['example.crossplane.io/Bucket', 'crossplane.io/paused', 'true'],
  ['cluster.x-k8s.io/Machine', 'cluster.x-k8s.io/paused', ''],
  ['argoproj.io/Application', 'argocd.argoproj.io/skip-reconcile', 'true'],
])('says so of a %s by annotation %s', (kind, annotation, value) => {
  const [claim] = about(annotated(kind, { [annotation]: value }));

  expect(claim).toMatchObject({ params: { annotation }, evidence: [{ quote: value }] });
  expect(claim && adviceOn(suspended, claim)?.command).toMatch(`apps ${annotation}-`);
});

it.each<[string, Resource]>([
  ['is not paused', annotated('keda.sh/ScaledObject', { 'autoscaling.keda.sh/paused': 'false' })],
  ['is not', custom(FLUX, 'apps', { spec: { suspend: false } })],
  ['has such a setting of another kind', custom(FLUX, 'apps', { spec: { suspend: { at: 'x' } } })],
  ['has rules of its own', specified('batch/CronJob', 'apps', { suspend: true })],
])('stays silent about what %s', (_, object) => {
  expect(about(object)).toEqual([]);
});
