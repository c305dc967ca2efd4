import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { stuckPodOfSet } from '#src/fixes/fields/stuck-pod-of-set.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { numbered, statefulSet } from '#test/support/stateful-sets.ts';
import { finding } from '#test/support/verdicts.ts';

const SET = { kind: 'apps/StatefulSet', namespace: 'shop', name: 'web' };
const seenOn = (name: string) =>
  finding({ seen: [{ kind: 'pod-not-ready', on: { kind: 'Pod', namespace: 'shop', name } }] });
const stuckIn = (objects: readonly Resource[], name = 'web-2', on = SET) =>
  stuckPodOfSet(on, seenOn(name), openWorld(cluster(objects)).world);
const pods = [numbered(0, 'ready'), numbered(1, 'broken'), numbered(2, 'broken')];

it('the pod of a StatefulSet that has to be deleted is the one that is told of, or the first that is ill', () => {
  expect(stuckIn([statefulSet(), ...pods])).toBe('web-2');
  expect(stuckIn([statefulSet(), ...pods], 'web-0')).toBe('web-1');
});

it.each<[string, readonly Resource[], string?]>([
  ['whose pods are all well', [statefulSet(), numbered(0, 'ready')]],
  ['that replaces them all at once', [statefulSet({ podManagementPolicy: 'Parallel' }), ...pods]],
  ['that is not known', pods],
  ['of another kind', [statefulSet(), ...pods], 'apps/Deployment'],
])('no pod has to be deleted of a workload %s', (_, objects, kind = SET.kind) => {
  expect(stuckIn(objects, 'web-2', { ...SET, kind })).toBeUndefined();
});
