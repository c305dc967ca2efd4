import { expect, it } from '@jest/globals';

import { holdingOf, renewalOf } from '#src/readings/nodes/leases.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { lease } from '#test/support/leases.ts';
import { ago } from '#test/support/objects.ts';

const CONTROLLERS = 'kube-controller-manager';
const held = (minutes: number) =>
  openWorld(cluster([lease('kube-system', CONTROLLERS, ago(minutes))])).world;

it.each([
  ['renewed', 0.5],
  ['given-up', 2],
])('a Lease is %s where it was renewed %d minutes ago', (is, minutes) => {
  const at = ago(minutes);

  expect(holdingOf(CONTROLLERS, held(minutes))).toMatchObject({ is, evidence: { at } });
  expect(renewalOf('kube-system', CONTROLLERS, held(minutes))).toEqual({
    source: 'field',
    on: { kind: 'coordination.k8s.io/Lease', namespace: 'kube-system', name: CONTROLLERS },
    path: '/spec/renewTime',
    quote: at,
    at,
  });
});

it('nobody knows of a Lease that is not there or could not be read', () => {
  const hidden = openWorld(cluster([], ['leases.coordination.k8s.io'])).world;

  expect(holdingOf(CONTROLLERS, openWorld(cluster([])).world)).toEqual({ is: 'unknown' });
  expect(holdingOf(CONTROLLERS, hidden)).toEqual({ is: 'unknown' });
});
