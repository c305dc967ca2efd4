import { expect, it } from '@jest/globals';

import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';

const settings = { kind: 'ConfigMap', namespace: 'shop', name: 'settings' };
const web = { kind: 'Pod', namespace: 'shop', name: 'web' } as const;
const forbidden = cluster([], ['configmaps', 'events']);

it('an open world marks the reads that leave nothing open, and counts the same read elsewhere', () => {
  const { world, unread, marking } = openWorld(forbidden);

  marking(
    (read) => ('get' in read ? 'always' : undefined),
    () => [world.get(settings), world.events(web)],
  );
  world.get(settings);

  expect(unread).toEqual([
    { read: { get: settings }, why: 'forbidden', leavesNothingOpen: 'always' },
    { read: { events: web }, why: 'forbidden' },
    { read: { get: settings }, why: 'forbidden' },
  ]);
});
