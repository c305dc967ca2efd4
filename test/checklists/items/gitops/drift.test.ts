import { expect, it } from '@jest/globals';

import { drift } from '#src/checklists/items/gitops/drift.ts';
import type { Resource } from '#src/domain/resource.ts';
import { marksOf, saidOf } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom } from '#test/support/custom.ts';

it('passes where the cluster is as Git has it', () => {
  expect(marksOf(drift, cluster([application('Synced')]))).toEqual(['shop: pass']);
});

it('fails where it differs, and names what does and why it stays so', () => {
  const source = cluster([application('OutOfSync')]);

  expect(marksOf(drift, source)).toEqual(['shop: fail']);
  expect(saidOf(drift, source)).toBe('OutOfSync: `Deployment web`. It is synced by hand only.');
});

it('is not checked where nobody has compared it', () => {
  expect(marksOf(drift, cluster([application('Unknown')]))).toEqual(['shop: not-checked']);
});

function application(status: string): Resource {
  const resources = [
    { group: 'apps', kind: 'Deployment', namespace: 'shop', name: 'web', status },
    { kind: 'Service', namespace: 'shop', name: 'web', status: 'Synced' },
  ];
  return custom('argoproj.io/Application', 'shop', {
    namespace: 'argocd',
    spec: { project: 'default' },
    status: { sync: { status }, health: { status: 'Healthy' }, resources },
  });
}
