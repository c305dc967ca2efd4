import { expect, it } from '@jest/globals';

import { clusterOf } from '#src/simulator/cluster.ts';
import { hostPorts } from '#src/simulator/filters/host-ports.ts';
import { newPod, node, podOn, rejectedBy } from '#test/support/scheduling.ts';

const everywhere = { containerPort: 80, hostPort: 80, protocol: 'TCP' };
const here = { ...everywhere, hostIP: '10.0.0.1' };

it.each([
  ['the same port', everywhere, everywhere, true],
  ['one address and all of them', here, everywhere, true],
  ['all addresses and one of them', everywhere, here, true],
  ['two addresses', here, { ...here, hostIP: '10.0.0.2' }, false],
  ['two protocols', everywhere, { ...everywhere, protocol: 'UDP' }, false],
  ['two ports', everywhere, { ...everywhere, hostPort: 81 }, false],
] as const)('of %s decides whether they collide', (_, wanted, used, collide) => {
  const other = podOn('a', 'other', { container: { ports: [used] } });
  const pod = newPod({ container: { ports: [wanted] } });

  expect(rejectedBy(hostPorts, pod, [node('a')], [other])).toEqual(
    collide ? { a: ['host-ports'] } : {},
  );
});

it('collide where one of several does', () => {
  const other = podOn('a', 'other', { container: { ports: [everywhere] } });
  const pod = newPod({ container: { ports: [{ ...everywhere, hostPort: 81 }, everywhere] } });

  expect(rejectedBy(hostPorts, pod, [node('a')], [other])).toEqual({ a: ['host-ports'] });
});

it('are free once the pod that holds them has gone', () => {
  const holder = podOn('a', 'holder', { container: { ports: [everywhere] } });
  const check = hostPorts.of(
    newPod({ container: { ports: [everywhere] } }),
    clusterOf([node('a')], [holder]),
  );

  expect(check(node('a'))).toEqual(['host-ports']);
  expect(check(node('a'), { put: [], drop: [holder] })).toEqual([]);
  expect(check(node('a'), { put: [holder], drop: [holder] })).toEqual(['host-ports']);
});
