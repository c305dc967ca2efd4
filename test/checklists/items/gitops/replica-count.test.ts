import { expect, it } from '@jest/globals';

import { replicaCount } from '#src/checklists/items/gitops/replica-count.ts';
import type { Resource } from '#src/domain/resource.ts';
import { marksOf, saidOf, scaler, setOn } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom } from '#test/support/custom.ts';

const [SET] = setOn(['a', 'b']);
const IGNORED = [{ group: 'apps', kind: 'StatefulSet', jsonPointers: ['/spec/replicas'] }];

it('fails where Git and an autoscaler both set it', () => {
  const source = cluster([tracked('argocd-controller'), application(), scaler({ max: 5 })]);

  expect(marksOf(replicaCount, source)).toEqual(['scaler: fail']);
  expect(saidOf(replicaCount, source)).toContain(
    '`shop` takes back what the autoscaler asks for each time',
  );
});

it('passes where only the autoscaler does, or Git leaves it out of the comparison', () => {
  const left = application({
    ignoreDifferences: IGNORED,
    syncOptions: ['RespectIgnoreDifferences=true'],
  });

  expect(
    marksOf(
      replicaCount,
      cluster([tracked('kube-controller-manager'), application(), scaler({ max: 5 })]),
    ),
  ).toEqual(['scaler: pass']);
  expect(
    marksOf(replicaCount, cluster([tracked('argocd-controller'), left, scaler({ max: 5 })])),
  ).toEqual(['scaler: pass']);
});

it('is not checked where nobody can see who has set it', () => {
  expect(marksOf(replicaCount, cluster([tracked(), application(), scaler({ max: 5 })]))).toEqual([
    'scaler: not-checked',
  ]);
});

it('is silent where nobody keeps the workload in Git', () => {
  expect(marksOf(replicaCount, cluster([...setOn(['a', 'b']), scaler({ max: 5 })]))).toEqual([]);
});

function tracked(manager?: string): Resource {
  const annotations = { 'argocd.argoproj.io/tracking-id': 'shop:apps/StatefulSet:shop/web' };
  const managedFields = manager ? [{ manager, fieldsV1: { 'f:spec': { 'f:replicas': {} } } }] : [];
  return { ...SET, metadata: { ...SET?.metadata, annotations, managedFields } };
}

function application({
  ignoreDifferences,
  syncOptions,
}: Readonly<{
  ignoreDifferences?: readonly object[];
  syncOptions?: readonly string[];
}> = {}): Resource {
  const syncPolicy = { automated: { selfHeal: true }, syncOptions };
  const applied = { group: 'apps', kind: 'StatefulSet', namespace: 'shop', name: 'web' };
  return custom('argoproj.io/Application', 'shop', {
    namespace: 'argocd',
    spec: { project: 'default', syncPolicy, ignoreDifferences },
    status: { resources: [{ ...applied, status: 'Synced' }] },
  });
}
