import { expect, it } from '@jest/globals';

import { owner } from '#src/checklists/items/gitops/owner.ts';
import type { Resource } from '#src/domain/resource.ts';
import { marksOf, saidOf, setOn } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';
import { named } from '#test/support/objects.ts';

const [SET] = setOn(['a', 'b']);
const other = named('argoproj.io/Application', 'other', 'argocd');

it('passes where the Application that a workload names is there, and fails where it is not', () => {
  const shop = named('argoproj.io/Application', 'shop', 'argocd');

  expect(marksOf(owner, cluster([tracked(), shop]))).toEqual(['web: pass']);
  expect(marksOf(owner, cluster([tracked(), other]))).toEqual(['web: fail']);
  expect(saidOf(owner, cluster([tracked(), other]))).toContain('`argocd/shop`, which is not there');
});

it('is silent where nobody keeps it, and where Argo CD runs elsewhere', () => {
  expect(marksOf(owner, cluster([...setOn(['a', 'b']), other]))).toEqual([]);
  expect(marksOf(owner, cluster([tracked()]))).toEqual([]);
});

function tracked(): Resource {
  const annotations = { 'argocd.argoproj.io/tracking-id': 'shop:apps/StatefulSet:shop/web' };
  return { ...SET, metadata: { ...SET?.metadata, annotations } };
}
