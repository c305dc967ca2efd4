import { describe, expect, it } from '@jest/globals';

import { namesIn, nearestFirst, nearestPorts } from '#src/fixes/fields/names.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { named } from '#test/support/objects.ts';

const exists = (value: string) => ({ value, why: 'exists' });

describe('ports that may have been meant', () => {
  it('are first those that a slip of the hand makes of it, and of these the next ones', () => {
    expect(nearestPorts(8081, [443, 9090, 8001, 8081, 8080], 'exists')).toEqual(
      ['8080', '8001', '9090', '443'].map(exists),
    );
  });

  it('stay in their order where the one in whose place they stand is a name', () => {
    expect(nearestPorts('http', [9090, 8001], 'exists')).toEqual(['9090', '8001'].map(exists));
  });
});

describe('names that may have been meant', () => {
  it('are the nearest, and then the others, by their likeness and then by their names', () => {
    const names = ['web-dbs', 'cache', 'web-bd', 'web-db', 'web-d', 'queue'];

    expect(nearestFirst('web-db', 'web-dbs', names)).toEqual([
      { value: 'web-dbs', why: 'nearest' },
      exists('web-bd'),
      exists('web-d'),
      exists('cache'),
      exists('queue'),
    ]);
  });

  it('are those that there are where none was meant', () => {
    expect(nearestFirst('b', undefined, ['b', 'a'])).toEqual([exists('a')]);
  });

  it('are twenty at most', () => {
    const names = Array.from({ length: 30 }, (_, at) => `web-${at}`);

    expect(nearestFirst('x', 'near', names)).toHaveLength(20);
  });

  it('are of one kind and namespace', () => {
    const objects = [
      named('ConfigMap', 'a'),
      named('Secret', 'b'),
      named('ConfigMap', 'c', 'payments'),
    ];

    expect(namesIn('ConfigMap', 'shop', openWorld(cluster(objects)).world)).toEqual(['a']);
  });
});
