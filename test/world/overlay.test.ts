import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { overlay } from '#src/world/overlay.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, configMap, event, pod } from '#test/support/objects.ts';

const SHOP = { namespace: 'shop' };
const [kept, gone] = [configMap('kept', ago(9)), configMap('gone', ago(9))];
const fresh = { ...configMap('fresh', ago(0)), data: { a: '1' } };
const placed: Resource<'Pod'> = { ...pod(), spec: { containers: [], nodeName: 'n1' } };
const predicted = { ...placed, metadata: { ...placed.metadata, uid: 'predicted-1' } };
const before = cluster([kept, gone, pod(), event('Failed', 'no', ago(1))], ['secrets']);

it('puts objects into a cluster and takes others out', () => {
  const after = overlay(before, { put: [fresh], drop: [gone] });

  expect(after.get({ kind: 'ConfigMap', ...SHOP, name: 'gone' })).toEqual({ is: 'absent' });
  expect(after.get({ kind: 'ConfigMap', ...SHOP, name: 'fresh' })).toEqual({
    is: 'known',
    value: fresh,
  });
  expect(after.list('ConfigMap', SHOP)).toEqual({ items: [kept, fresh] });
  expect(after.list('ConfigMap', { namespace: 'bank' }).items).toEqual([]);
});

it('changes objects where they are listed', () => {
  const after = overlay(before, { put: [placed], drop: [] });

  expect(after.list('Pod', { node: 'n1' }).items).toEqual([placed]);
  expect(after.list('Pod', { all: true }).items).toEqual([placed]);
});

it('keeps the events of what is only changed, and has none of what is predicted', () => {
  const on = { kind: 'Pod', ...SHOP, name: 'web' };

  expect(overlay(before, { put: [placed], drop: [] }).events(on).items).toHaveLength(1);
  expect(overlay(before, { put: [predicted], drop: [] }).events(on).items).toEqual([]);
});

it('hides no gap', () => {
  const after = overlay(before, { put: [], drop: [gone] });

  expect(after.list('Secret', SHOP)).toEqual({ items: [], gap: 'forbidden' });
});
