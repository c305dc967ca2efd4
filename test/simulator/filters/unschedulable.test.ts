import { expect, it } from '@jest/globals';

import { unschedulable } from '#src/simulator/filters/unschedulable.ts';
import { newPod, node, rejectedBy } from '#test/support/scheduling.ts';

const nodes = [node('open'), node('closed', { unschedulable: true })];

it('rejects a cordoned node', () => {
  expect(rejectedBy(unschedulable, newPod(), nodes)).toEqual({ closed: ['unschedulable'] });
});

it('lets a pod pass that tolerates the cordon, such as one of a DaemonSet', () => {
  const tolerations = [{ key: 'node.kubernetes.io/unschedulable', operator: 'Exists' }];

  expect(rejectedBy(unschedulable, newPod({ spec: { tolerations } }), nodes)).toEqual({});
});
