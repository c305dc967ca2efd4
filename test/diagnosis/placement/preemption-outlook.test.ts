import { describe, expect, it } from '@jest/globals';

import { outlookDetail, preemptionOutlook } from '#src/diagnosis/placement/preemption-outlook.ts';
import { unplaced } from '#src/diagnosis/placement/unplaced.ts';
import type { Resource } from '#src/domain/resource.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { CONTROL_PLANE, newPod, node, podOn } from '#test/support/scheduling.ts';

const container = { resources: { requests: { cpu: '2' } } };
const of = (priority: number, more: object = {}) => ({ container, spec: { priority, ...more } });
const cp = node('cp', { taints: [CONTROL_PLANE] });
const [w1, w2] = [node('w1'), node('w2')];
const lesser = podOn('w1', 'lesser', of(1));
const equal = podOn('w2', 'equal', of(1000));

const budget: Resource<'policy/PodDisruptionBudget'> = {
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { namespace: 'shop', name: 'web' },
  spec: { selector: { matchLabels: { app: 'web' } } },
  status: {
    disruptionsAllowed: 0,
    currentHealthy: 1,
    desiredHealthy: 1,
    expectedPods: 1,
  },
};

function outlookOf(
  pod: ReturnType<typeof newPod>,
  others: readonly Resource[],
  forbidden: readonly string[] = [],
) {
  const { world } = openWorld(cluster([...others, pod], forbidden));
  return preemptionOutlook(unplaced(pod, world), world);
}

describe('whether its priority would get a pod a node', () => {
  it('names the pods that would have to end, and the budgets that this breaks', () => {
    const outlook = outlookOf(newPod(of(1000)), [cp, w1, w2, lesser, equal, budget]);

    expect(outlook).toEqual({
      is: 'helps',
      priority: 1000,
      node: 'w1',
      ends: ['shop/lesser'],
      breaking: 1,
    });
    expect(outlookDetail(outlook, 'en').detail).toContain('`shop/lesser` on node `w1`');
  });

  it('names none where the budgets could not be read', () => {
    const outlook = outlookOf(newPod(of(1000)), [w1, lesser], ['poddisruptionbudgets.policy']);

    expect(outlook).toEqual({ is: 'helps', priority: 1000 });
  });

  it('tells on how many nodes it would not help, and why', () => {
    const larger = { container: { resources: { requests: { cpu: '1500m' } } } };
    const both = [podOn('w1', 'a', { ...larger, spec: { priority: 1000 } }), podOn('w1', 'b')];
    const outlook = outlookOf(newPod(of(1000)), [cp, w1, w2, equal, ...both]);

    expect(outlook).toEqual({ is: 'no', priority: 1000, unhelpful: 1, noLesser: 1, still: 1 });
    expect(outlookDetail(outlook, 'en').detail).toBe(
      'Preemption would not help, in spite of its priority 1000: on 1 node what blocks it is no matter of other pods, on 1 node no pod has a lower priority, on 1 node it would not fit without the pods of lower priority either.',
    );
  });

  it('is never of a class that forbids it', () => {
    const pod = newPod(of(1000, { preemptionPolicy: 'Never' }));

    expect(outlookOf(pod, [w1, lesser])).toEqual({ is: 'never', priority: 1000 });
  });

  it.each([
    ['a pod without a priority', newPod(of(0)), []],
    ['pods that could not be read', newPod(of(1000)), ['pods']],
  ])('is not told of %s', (_, pod, forbidden) => {
    expect(outlookOf(pod, [w1, lesser], forbidden)).toBeUndefined();
  });
});
