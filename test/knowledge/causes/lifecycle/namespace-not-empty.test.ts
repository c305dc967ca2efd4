import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { namespaceNotEmpty } from '#src/knowledge/causes/lifecycle/namespace-not-empty.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom } from '#test/support/custom.ts';
import { ago, named } from '#test/support/objects.ts';

const said = (type: string, status = 'True') => ({ type, status, message: `${type} says why` });
const namespace = (...conditions: readonly object[]): Resource =>
  ({
    apiVersion: 'v1',
    kind: 'Namespace',
    metadata: { name: 'old', deletionTimestamp: ago(5) },
    status: { phase: 'Terminating', conditions },
  }) as Resource;

const ROWS = [
  ['discovery', 'NamespaceDeletionDiscoveryFailure'],
  ['failure', 'NamespaceDeletionContentFailure'],
  ['finalizers', 'NamespaceFinalizersRemaining'],
  ['content', 'NamespaceContentRemaining'],
] as const;

it.each(ROWS)('tells what it waits for: %s', (what, type) => {
  const old = namespace(said(type));

  expect(claimsAbout(old, namespaceNotEmpty, cluster([old]))).toMatchObject([
    { params: { what, said: `${type} says why` } },
  ]);
});

it('tells the one that stops the rest', () => {
  const old = namespace(...ROWS.toReversed().map(([, type]) => said(type)));

  expect(claimsAbout(old, namespaceNotEmpty, cluster([old]))).toMatchObject([
    { params: { what: 'discovery' } },
  ]);
});

it('claims nothing while the controller reports nothing', () => {
  const old = namespace(...ROWS.map(([, type]) => said(type, 'False')));

  expect(claimsAbout(old, namespaceNotEmpty, cluster([old]))).toEqual([]);
});

it('leads to the API that does not answer', () => {
  const message =
    'Discovery failed for some groups, 1 failing: unable to retrieve the complete list of server APIs: metrics.k8s.io/v1beta1: stale GroupVersion discovery: metrics.k8s.io/v1beta1';
  const old = namespace({ ...said('NamespaceDeletionDiscoveryFailure'), message });
  const api = named('apiregistration.k8s.io/APIService', 'v1beta1.metrics.k8s.io', '');

  expect(claimsAbout(old, namespaceNotEmpty, cluster([old, api]))).toMatchObject([
    {
      params: { kept: [{ name: 'v1beta1.metrics.k8s.io' }] },
      because: {
        at: { kind: 'apiregistration.k8s.io/APIService', name: 'v1beta1.metrics.k8s.io' },
      },
    },
  ]);
});

describe('what is left', () => {
  const message =
    'Some resources are remaining: pods. has 1 resource instances, widgets.toys.example.com has 1 resource instances';
  const old = namespace({ ...said('NamespaceContentRemaining'), message });
  const free = named('Pod', 'web', 'old');
  const kept = custom('toys.example.com/Widget', 'bear', {
    namespace: 'old',
    metadata: { finalizers: ['toys.example.com/cleanup'] },
  });

  it('is named, and what a finalizer keeps is gone to first', () => {
    expect(claimsAbout(old, namespaceNotEmpty, cluster([old, free, kept]))).toMatchObject([
      {
        params: { kept: [{ name: 'bear' }, { name: 'web' }] },
        because: { at: { kind: 'toys.example.com/Widget', namespace: 'old', name: 'bear' } },
        strength: 'entails',
      },
    ]);
  });

  it('is no more than likely to be all where it cannot be seen', () => {
    expect(claimsAbout(old, namespaceNotEmpty, cluster([old]))).toMatchObject([
      { params: { kept: [] }, strength: 'fits' },
    ]);
  });
});
