import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { objectWarnedAbout } from '#src/knowledge/symptoms/object-warned-about.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom, saying } from '#test/support/custom.ts';
import { ago } from '#test/support/objects.ts';

const database = (status: object = {}) => custom('example.org/Database', 'web', { status });
const warned = (minutes: number, more: object = {}): Resource<'Event'> => ({
  apiVersion: 'v1',
  kind: 'Event',
  metadata: { namespace: 'shop', name: 'web.1' },
  involvedObject: {
    apiVersion: 'example.org/v1',
    kind: 'Database',
    namespace: 'shop',
    name: 'web',
  },
  type: 'Warning',
  reason: 'NoLicence',
  message: 'the licence has ended',
  lastTimestamp: ago(minutes),
  ...more,
});

const found = (object: Resource, events: readonly Resource[]) =>
  Array.from(objectWarnedAbout.find(object, openWorld(cluster([object, ...events])).world));

it('is an object without a word of its own of which somebody has just warned', () => {
  expect(found(database(), [warned(2)])).toMatchObject([
    { kind: 'object-warned-about', reason: 'NoLicence', hurts: 'progress' },
  ]);
});

it('is one that says it is well and is warned about again and again', () => {
  expect(found(database(saying('Ready=True')), [warned(2, { count: 5 })])).toMatchObject([
    { reason: 'NoLicence' },
  ]);
});

it('is one whose only good word since was our own', () => {
  const ours = { type: 'Normal', reason: 'KubewhyApplied', metadata: { name: 'web.2' } };

  const events = [warned(2, { count: 5 }), warned(1, ours)];

  expect(found(database(saying('Ready=True')), events)).toHaveLength(1);
});

it.each([
  ['says that it is well', database(saying('Ready=True')), [warned(2)]],
  [
    'has been a success since the warnings',
    database(saying('Ready=True')),
    [warned(2, { count: 5 }), { ...warned(1, { type: 'Normal' }), metadata: { name: 'web.2' } }],
  ],
  ['was warned about long ago', database(), [warned(30)]],
  ['nobody warns of', database(), []],
])('is not one that %s', (_, object, events) => {
  expect(found(object, events)).toEqual([]);
});
