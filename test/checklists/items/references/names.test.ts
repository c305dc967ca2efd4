import { expect, it } from '@jest/globals';

import { names } from '#src/checklists/items/references/names.ts';
import { marksOf } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom } from '#test/support/custom.ts';
import { ago } from '#test/support/objects.ts';
import { ingressTo, service, servingPod, slice } from '#test/support/services.ts';

const front = ingressTo('web', 80);
const old = { ...front, metadata: { ...front.metadata, creationTimestamp: ago(60) } };

it('passes where what is named is there', () => {
  const source = cluster([
    old,
    service('web'),
    servingPod('web-1'),
    slice('web', { 'web-1': 'ready' }),
  ]);

  expect(marksOf(names, source)).toContain('web: pass');
});

it('fails where a budget selects nothing', () => {
  const budget = custom('policy/PodDisruptionBudget', 'lost', {
    spec: { minAvailable: 1, selector: { matchLabels: { app: 'gone' } } },
  });

  expect(marksOf(names, cluster([budget, servingPod('web-1')]))).toEqual(['lost: fail']);
});
