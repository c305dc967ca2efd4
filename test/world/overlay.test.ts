import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { overlay } from '#src/world/overlay.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, configMap, event, named, pod } from '#test/support/objects.ts';

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

it('answers for an object that is not changed as before, whoever has its name in another kind', () => {
  const secret = named('Secret', 'gone');
  const after = overlay(cluster([gone, secret]), { put: [], drop: [gone] });

  expect(after.get({ kind: 'Secret', ...SHOP, name: 'gone' })).toMatchObject({ is: 'known' });
  expect(after.list('Secret', SHOP).items).toEqual([secret]);
  expect(after.list('ConfigMap', SHOP).items).toEqual([]);
});

it('puts what is in no namespace where such are listed, and a pod beside those of its node', () => {
  const node = named('Node', 'n2', '');
  const after = overlay(before, { put: [node, placed], drop: [] });

  expect(after.list('Node', { namespace: '' }).items).toEqual([node]);
  expect(after.list('Node', SHOP).items).toEqual([]);
  expect(after.list('Pod', { node: 'n2' }).items).toEqual([]);
});

it('makes a list once, so that what follows from it is made once', () => {
  const after = overlay(before, { put: [fresh], drop: [] });

  expect(after.list('ConfigMap', SHOP)).toBe(after.list('ConfigMap', SHOP));
});

it('has the events of what it takes out', () => {
  const on = { kind: 'Pod', ...SHOP, name: 'web' };

  expect(overlay(before, { put: [], drop: [pod()] }).events(on).items).toHaveLength(1);
});
