import { expect, it } from '@jest/globals';

import { freeName } from '#src/fixes/fields/free-name.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { named } from '#test/support/objects.ts';

const LONG = 'a'.repeat(70);

it.each([
  ['load', [], undefined, 'load-2'],
  ['load', ['load-2', 'load-3'], undefined, 'load-4'],
  ['load-manual', [], 1, 'load-manual-1'],
  [LONG, [], undefined, `${LONG.slice(0, 61)}-2`],
  [
    LONG,
    Array.from({ length: 8 }, (_, at) => `${LONG.slice(0, 61)}-${at + 2}`),
    undefined,
    `${LONG.slice(0, 60)}-10`,
  ],
])(
  'the first free name after %s, where %j are taken, from %s on is %s',
  (name, taken, from, free) => {
    const { world } = openWorld(cluster(taken.map((one) => named('batch/Job', one))));

    expect(freeName(name, 'shop', world, from)).toBe(free);
  },
);
