import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { evictedByNode } from '#src/knowledge/causes/pod/evicted-by-node.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, event } from '#test/support/objects.ts';
import { nodeSaying, podOn } from '#test/support/scheduling.ts';

const ended = (message: string, reason = 'Evicted'): Resource<'Pod'> => ({
  ...podOn('w1', 'web-1'),
  status: { phase: 'Failed', reason, message },
});
const LOW = 'The node was low on resource: memory. Threshold quantity: 100Mi, available: 20Mi. ';
const calm = nodeSaying({ type: 'Ready', status: 'True' });
const pressed = nodeSaying(
  { type: 'Ready', status: 'True' },
  { type: 'MemoryPressure', status: 'True' },
);

it('leads to the node that is still short', () => {
  const pod = ended(LOW);

  expect(claimsAbout(pod, evictedByNode, cluster([pod, pressed]))).toMatchObject([
    { params: { of: 'resource', short: 'memory', now: 'still' }, because: { at: { name: 'w1' } } },
  ]);
});

it('ends at the pod where the node is well again', () => {
  const pod = ended(LOW);

  const [claim] = claimsAbout(pod, evictedByNode, cluster([pod, calm]));

  expect(claim).toMatchObject({ params: { now: 'over' } });
  expect(claim?.because).toBeUndefined();
});

it('does not say how a node is that may not be read', () => {
  const pod = ended(LOW);

  const [claim] = claimsAbout(pod, evictedByNode, cluster([pod], ['nodes']));

  expect(claim?.params.now).toBe('unread');
});

it('knows a pod that ended with its machine', () => {
  const message = 'Pod was terminated in response to imminent node shutdown.';
  const pod = ended(message, 'Terminated');

  expect(claimsAbout(pod, evictedByNode, cluster([pod, calm]))).toMatchObject([
    { params: { of: 'shutdown', node: 'w1' } },
  ]);
});

it.each([
  'Pod ephemeral local storage usage exceeds the total limit of containers 10Mi. ',
  'Usage of EmptyDir volume "cache" exceeds the limit "10Mi". ',
])('leaves a pod alone that used too much itself: %s', (message) => {
  const pod = ended(message);

  expect(claimsAbout(pod, evictedByNode, cluster([pod, pressed]))).toEqual([]);
});

it.each([
  ended('Preempted in order to admit critical pod', 'Preempting'),
  {
    ...podOn('w1', 'web-1'),
    status: {
      phase: 'Failed',
      conditions: [
        {
          type: 'DisruptionTarget',
          status: 'True',
          reason: 'PreemptionByScheduler',
          message: 'default-scheduler: preempting to accommodate a higher priority pod',
        },
      ],
    },
  } as const,
])('knows a pod that made room for another, whatever else its node suffers: %#', (pod) => {
  const [claim] = claimsAbout(pod, evictedByNode, cluster([pod, pressed]));

  expect(claim).toMatchObject({ params: { of: 'preemption', node: 'w1' } });
  expect(claim?.params.by).toBeUndefined();
  expect(claim?.because).toBeUndefined();

  const said = event('Preempted', 'Preempted by pod uid-hi on node w1', ago(1), 'web-1');
  const related = { kind: 'Pod', namespace: 'shop', name: 'hi', uid: 'uid-hi' };
  const source = cluster([pod, { ...said, related } as Resource]);

  expect(claimsAbout(pod, evictedByNode, source)).toMatchObject([
    { params: { by: { about: { name: 'hi' } } } },
  ]);
});
