import { expect, it } from '@jest/globals';

import { objectWarnedAbout } from '#src/diagnosis/symptoms/object-warned-about.ts';
import type { Resource } from '#src/domain/resource.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom, saying } from '#test/support/custom.ts';
import { ago } from '#test/support/objects.ts';

const database = (status: object = {}) => custom('example.org/Database', 'web', { status });
const warned = (minutes: number): Resource<'Event'> => ({
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
});

const found = (object: Resource, events: readonly Resource[]) =>
  Array.from(objectWarnedAbout.find(object, openWorld(cluster([object, ...events])).world));

it('is an object without a word of its own of which somebody has just warned', () => {
  expect(found(database(), [warned(2)])).toMatchObject([
    { kind: 'object-warned-about', reason: 'NoLicence', hurts: 'progress' },
  ]);
});

it.each([
  ['says that it is well', database(saying('Ready=True')), [warned(2)]],
  ['was warned about long ago', database(), [warned(30)]],
  ['nobody warns of', database(), []],
])('is not one that %s', (_, object, events) => {
  expect(found(object, events)).toEqual([]);
});
