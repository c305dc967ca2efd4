import { describe, expect, it } from '@jest/globals';

import { isCondition, isControlPlane } from '#src/readings/taints.ts';

describe('what a taint is for', () => {
  it.each([
    ['node-role.kubernetes.io/control-plane', [true, false]],
    ['node-role.kubernetes.io/master', [true, false]],
    ['node-role.kubernetes.io/etcd', [true, false]],
    ['node.kubernetes.io/not-ready', [false, true]],
    ['node.cloudprovider.kubernetes.io/uninitialized', [false, true]],
    ['node.kubernetes.io/unschedulable', [false, true]],
    ['dedicated', [false, false]],
  ])('%s is of the control plane, of a state: %j', (key, is) => {
    const taint = { key };

    expect([isControlPlane(taint), isCondition(taint)]).toEqual(is);
  });
});
