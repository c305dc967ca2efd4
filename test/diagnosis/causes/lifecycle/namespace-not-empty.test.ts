import { expect, it } from '@jest/globals';

import { namespaceNotEmpty } from '#src/diagnosis/causes/lifecycle/namespace-not-empty.ts';
import type { Resource } from '#src/domain/resource.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago } from '#test/support/objects.ts';

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
    { params: { what, said: `${type} says why` }, strength: 'entails' },
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
