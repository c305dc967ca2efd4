import { expect, it } from '@jest/globals';

import { fieldSymptom } from '#src/knowledge/field-symptom.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, specified } from '#test/support/objects.ts';

const { world } = openWorld(cluster([]));
const service = specified('Service', 'web', { type: 'LoadBalancer' });

it('quotes the field that shows it, with whom it hurts and since when', () => {
  const shown = { path: '/spec/type', quote: 'LoadBalancer', reason: 'Pending', since: ago(5) };
  const finder = fieldSymptom('thing-pending', ['Service'], 'users', () => shown);

  expect([...finder.find(service, world)]).toMatchObject([
    {
      kind: 'thing-pending',
      on: { kind: 'Service', namespace: 'shop', name: 'web' },
      reason: 'Pending',
      evidence: { source: 'field', path: '/spec/type', quote: 'LoadBalancer' },
      since: ago(5),
      hurts: 'users',
    },
  ]);
});

it('is not there where no field shows it', () => {
  const finder = fieldSymptom('thing-pending', ['Service'], 'users', () => undefined);

  expect([...finder.find(service, world)]).toEqual([]);
});
