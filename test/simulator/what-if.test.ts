import { describe, expect, it } from '@jest/globals';

import { clusterOf } from '#src/simulator/cluster.ts';
import { withConstraint } from '#src/simulator/spread.ts';
import { whatIf } from '#src/simulator/what-if.ts';
import { newPod, node, podOn, threeNodes } from '#test/support/scheduling.ts';

const RULE = {
  maxSkew: 1,
  topologyKey: 'kubernetes.io/hostname',
  whenUnsatisfiable: 'DoNotSchedule',
  labelSelector: { matchLabels: { app: 'web' } },
};
const spread = newPod({ spec: { topologySpreadConstraints: [RULE] } });
const spreadCluster = threeNodes([podOn('worker-1', 'w1'), podOn('worker-2', 'w2')]);
const large = newPod({ container: { resources: { requests: { cpu: '1500m' } } } });
const tenant = podOn('a', 'tenant', { container: { resources: { requests: { cpu: '1' } } } });

describe('what if', () => {
  it.each([
    ['the rule honours taints', { nodeTaintsPolicy: 'Honor' }, ['worker-1', 'worker-2']],
    ['the rule is a wish', { whenUnsatisfiable: 'ScheduleAnyway' }, ['worker-1', 'worker-2']],
    ['the skew may be larger', { maxSkew: 2 }, ['worker-1', 'worker-2']],
    ['the rule says what is the default', { nodeTaintsPolicy: 'Ignore' }, []],
  ])('%s', (_, change, opens) => {
    const pod = withConstraint(spread, 0, change);

    expect(whatIf(spread, spreadCluster, { pod }).opens).toEqual(opens);
  });

  it('a node is uncordoned', () => {
    const cluster = clusterOf([node('a', { unschedulable: true })], []);

    expect(whatIf(newPod(), cluster, { nodes: [node('a')] }).opens).toEqual(['a']);
  });

  it('a node is added or a pod is gone', () => {
    const cluster = clusterOf([node('a')], [tenant]);

    expect(whatIf(large, cluster, { nodes: [node('b')] }).opens).toEqual(['b']);
    expect(whatIf(large, cluster, { drop: [tenant] }).opens).toEqual(['a']);
  });

  it('nothing: nothing opens, also where the pod fits as it is', () => {
    expect(whatIf(newPod(), clusterOf([node('a')], []), {}).opens).toEqual([]);
  });
});
