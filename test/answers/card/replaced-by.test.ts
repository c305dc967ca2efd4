import { describe, expect, it } from '@jest/globals';

import { replacedBy } from '#src/answers/card/replaced-by.ts';
import type { Updated } from '#src/simulator/rollout/strategy-of.ts';
import { openWorld } from '#src/world/open-world.ts';
import { app, revised, type Revised } from '#test/fixes/support/revised.ts';
import { cluster } from '#test/support/clusters.ts';

const web = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' };

describe('the pods that an update has to replace', () => {
  it.each<[string, Revised, readonly string[]]>([
    ['are those of the revision before', { ready: [2, 0], ill: [0, 1] }, ['web-1-0', 'web-1-1']],
    ['are none once all are new', { ready: [0, 2], ill: [0, 0] }, []],
    [
      'are those of the newest, once the template is that of the revision before again',
      { second: app(), first: app({ image: 'shop/web:2' }), ready: [1, 1], ill: [0, 0] },
      ['web-1-0'],
    ],
  ])('%s', (_, parts, names) => {
    expect(replaced(parts)).toEqual(names);
  });

  it('are all, before its controller has seen a template that no revision has', () => {
    const spec = { template: { metadata: {}, spec: app({ image: 'shop/web:3' }) } };

    expect(replaced({ ready: [1, 1], ill: [0, 0], spec }, false)).toHaveLength(2);
    expect(replaced({ ready: [1, 1], ill: [0, 0], spec })).toHaveLength(1);
  });

  it('are not known where the revisions may not be read', () => {
    expect(replaced({}, true, ['replicasets.apps'])).toBeUndefined();
  });
});

function replaced(parts: Revised, isObserved = true, forbidden: readonly string[] = []) {
  const objects = revised(parts).filter(
    ({ kind }) => forbidden.length === 0 || kind !== 'ReplicaSet',
  );
  const { world } = openWorld(cluster(objects, forbidden));
  const fact = world.get(web);
  if (fact.is !== 'known') throw new Error('It is there.');
  return replacedBy(fact.value as Updated, world, isObserved)?.map(
    ({ metadata }) => metadata?.name,
  );
}
