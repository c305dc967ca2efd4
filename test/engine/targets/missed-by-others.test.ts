import { expect, it } from '@jest/globals';

import { missedByOthers } from '#src/engine/targets/missed-by-others.ts';
import { wantedBy } from '#src/engine/targets/wanted.ts';
import { edges } from '#src/readings/edges/index.ts';
import { kinds } from '#src/readings/kinds/index.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { pod } from '#test/support/objects.ts';

const volumes = [{ name: 'settings', configMap: { name: 'web-settings' } }];
const { world } = openWorld(cluster([pod({ volumes })]));

it('finds what a pod names and nobody has made', () => {
  expect(missed('cm/web-settings')).toEqual([
    { kind: 'ConfigMap', namespace: 'shop', name: 'web-settings' },
  ]);
});

it.each(['cm/web', 'secret/web-settings', 'web-settings', 'pod/web-2'])(
  'finds nothing for %s, which nobody names',
  (text) => {
    expect(missed(text)).toEqual([]);
  },
);

function missed(text: string) {
  return missedByOthers(wantedBy({ text, namespace: 'shop' }, kinds, world), edges, world);
}
