import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { nodeNotReady } from '#src/knowledge/causes/node/not-ready.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago } from '#test/support/objects.ts';
import { nodeSaying } from '#test/support/scheduling.ts';
import { readyPod, unreadyPod } from '#test/support/states.ts';

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

describe('the network of a node', () => {
  const node = saying(NO_NETWORK);
  const waiting = { state: { waiting: { reason: 'CrashLoopBackOff' } } };
  const agent = (path: string, pod = unreadyPod(10, waiting)): Resource<'Pod'> => ({
    ...pod,
    spec: { containers: [], ...pod.spec, volumes: [{ name: 'conf', hostPath: { path } }] },
  });
  const because = (...pods: readonly Resource[]) =>
    claimsAbout(node, nodeNotReady, cluster([node, ...pods]))[0]?.because;

  it('is missing because of the pod that should set it up', () => {
    expect(because(agent('/etc/cni/net.d'))?.at).toMatchObject({ kind: 'Pod', name: 'web-1' });
  });

  it.each([
    ['it runs', agent('/etc/cni/net.d', readyPod())],
    ['another pod crashes', agent('/var/log')],
  ])('blames no pod when %s', (_, pod) => {
    expect(because(pod)).toBeUndefined();
  });
});

it.each([
  ['its words', 'PLEG', ' Its kubelet says: “PLEG”.', ' kubelet의 메시지: “PLEG”.'],
  ['nothing', '', 'there.', '못합니다.'],
])('quotes of the kubelet %s', (_, said, en, ko) => {
  const subject = { kind: 'Node', name: 'w1' };
  const params = { lacks: 'runtime', said } as const;

  expect(nodeNotReady.text.en(subject, params).sentence.endsWith(en)).toBe(true);
  expect(nodeNotReady.text.ko(subject, params).sentence.endsWith(ko)).toBe(true);
});
