import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { heldUpdateOf } from '#src/knowledge/causes/workload/signs/held-update.ts';
import { named } from '#test/support/objects.ts';

const counted = { observedGeneration: 2, desiredNumberScheduled: 4, updatedNumberScheduled: 1 };

function held(status: object, updateStrategy: object = {}, kind = 'apps/DaemonSet') {
  const { metadata, ...set } = named(kind, 'agent');
  return heldUpdateOf({
    ...set,
    metadata: { ...metadata, generation: 2 },
    spec: { updateStrategy },
    status: { ...counted, ...status },
  } as Resource);
}

it.each<[string, object, object, object]>([
  ['one, by default', { numberUnavailable: 1 }, {}, { left: 3, limit: 1 }],
  [
    'a share, rounded up',
    { numberUnavailable: 2 },
    { rollingUpdate: { maxUnavailable: '30%' } },
    { left: 3, limit: 2 },
  ],
])('waits where as many pods are unavailable as may be: %s', (_, status, strategy, is) => {
  expect(held(status, strategy)).toEqual(is);
});

it.each<[string, Parameters<typeof held>]>([
  ['all pods are available', [{ numberUnavailable: 0 }]],
  ['nothing is counted', [{}]],
  ['one more may be', [{ numberUnavailable: 1 }, { rollingUpdate: { maxUnavailable: 2 } }]],
  ['the new pods come first', [{ numberUnavailable: 1 }, { rollingUpdate: { maxSurge: 1 } }]],
  ['it leaves pods where they are', [{ numberUnavailable: 1 }, { type: 'OnDelete' }]],
  ['all are of its revision', [{ numberUnavailable: 1, updatedNumberScheduled: 4 }]],
  ['the counts are of the spec before', [{ numberUnavailable: 1, observedGeneration: 1 }]],
  ['it is of another kind', [{ numberUnavailable: 1 }, {}, 'apps/Deployment']],
])('does not wait where %s', (_, parts) => {
  expect(held(...parts)).toBeUndefined();
});
