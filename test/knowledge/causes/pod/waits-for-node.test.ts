import { expect, it } from '@jest/globals';

import { podWaitsForNode } from '#src/knowledge/causes/pod/waits-for-node.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, event } from '#test/support/objects.ts';
import { node } from '#test/support/scheduling.ts';
import { unreadyPod } from '#test/support/states.ts';

const nodeThatIs = (status: string) => ({
  ...node('w1'),
  status: { conditions: [{ type: 'Ready', status }] },
});
const pod = unreadyPod(5);

it.each([
  ['absent', []],
  ['not-ready', [nodeThatIs('Unknown')]],
])('a pod waits for a node that is %s', (is, nodes) => {
  expect(claimsAbout(pod, podWaitsForNode, cluster([pod, ...nodes]))).toMatchObject([
    { params: { node: 'w1', is }, because: { at: { kind: 'Node', name: 'w1' } } },
  ]);
});

it('tells of a pod that is deleted that it cannot go', () => {
  const going = { ...pod, metadata: { ...pod.metadata, deletionTimestamp: ago(5) } };
  const paramsOf = (one: typeof pod) =>
    claimsAbout(one, podWaitsForNode, cluster([one])).map(({ params }) => params);

  expect(paramsOf(going)).toEqual([{ node: 'w1', is: 'absent', going: true }]);
  expect(paramsOf(pod)).toEqual([{ node: 'w1', is: 'absent' }]);
});

it.each([
  ['its kubelet says that the network is not ready', 'NetworkNotReady', 'entails'],
  ['something else may keep it, too', 'Other', 'fits'],
])('containers are not started on a node that is not Ready: %s', (_, reason, strength) => {
  const waiting = unreadyPod(5, { state: { waiting: { reason: 'ContainerCreating' } } });
  const said = event(reason, 'network is not ready', ago(1), 'web-1');

  expect(
    claimsAbout(waiting, podWaitsForNode, cluster([waiting, nodeThatIs('False'), said])),
  ).toMatchObject([{ params: { is: 'not-ready', unstarted: true }, strength }]);
});

it('does not hold a node to account for a container that has run and crashes', () => {
  const crashing = unreadyPod(5, { state: { waiting: { reason: 'CrashLoopBackOff' } } });
  const claims = claimsAbout(crashing, podWaitsForNode, cluster([crashing, nodeThatIs('False')]));

  expect(claims.filter(({ params }) => params.unstarted)).toEqual([]);
});

it.each([
  ['is Ready', cluster([pod, nodeThatIs('True')])],
  ['may not be read', cluster([pod], ['nodes'])],
])('nothing is claimed of a node that %s', (_, source) => {
  expect(claimsAbout(pod, podWaitsForNode, source)).toEqual([]);
});
