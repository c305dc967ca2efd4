import { expect, it } from '@jest/globals';

import { nodeNotReady } from '#src/diagnosis/causes/node/not-ready.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago } from '#test/support/objects.ts';
import { nodeSaying } from '#test/support/scheduling.ts';

const saying = (message: string, joined = ago(60)) => {
  const node = nodeSaying({ type: 'Ready', status: 'False', reason: 'KubeletNotReady', message });
  return { ...node, metadata: { ...node.metadata, creationTimestamp: joined } };
};
const NO_NETWORK =
  'container runtime network not ready: NetworkReady=false reason:NetworkPluginNotReady message:Network plugin returns error: cni plugin not initialized';

it.each([
  ['network', NO_NETWORK],
  ['runtime', 'container runtime is down'],
  [
    'runtime',
    '[container runtime is down, PLEG is not healthy: pleg was last seen active 5m3s ago; threshold is 3m0s]',
  ],
  ['runtime-slow', 'PLEG is not healthy: pleg was last seen active 3m7.6s ago; threshold is 3m0s'],
  ['shutdown', 'node is shutting down'],
  ['storage', 'CSINode is not yet initialized'],
  ['capacity', 'missing node capacity for resources: ephemeral-storage'],
  ['other', 'something new'],
])('tells what is lacking: %s', (lacks, message) => {
  const node = saying(message);

  expect(claimsAbout(node, nodeNotReady, cluster([node]))).toMatchObject([
    { params: { lacks, said: message }, strength: 'entails' },
  ]);
});

it('waits for the network of a node that has just joined', () => {
  const node = saying(NO_NETWORK, ago(1));

  const [claim] = claimsAbout(node, nodeNotReady, cluster([node]));

  expect(claim?.passesBy).toBe(ago(-2));
});

it.each([
  ['silent', nodeSaying({ type: 'Ready', status: 'Unknown' })],
  ['Ready', nodeSaying({ type: 'Ready', status: 'True' })],
])('claims nothing of a node that is %s', (_, node) => {
  expect(claimsAbout(node, nodeNotReady, cluster([node]))).toEqual([]);
});
