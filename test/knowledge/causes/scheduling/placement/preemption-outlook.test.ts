import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import {
  outlookDetail,
  preemptionOutlook,
  type Outlook,
} from '#src/knowledge/causes/scheduling/placement/preemption-outlook.ts';
import { unplaced } from '#src/knowledge/placement/unplaced.ts';
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

const pods = (names: readonly string[]) =>
  names.map((name) => ({ about: { kind: 'Pod', namespace: 'a', name } }));

describe('whether its priority would get a pod a node', () => {
  it('names the pods that would have to end, and the budgets that this breaks', () => {
    const outlook = outlookOf(newPod(of(1000)), [cp, w1, w2, lesser, equal, budget]);

    expect(outlook).toMatchObject({
      is: 'helps',
      priority: 1000,
      node: 'w1',
      ends: [{ about: { kind: 'Pod', namespace: 'shop', name: 'lesser' } }],
      count: 1,
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
    ['never', { is: 'never' }, 'preemptionPolicy Never', 'Never이므로'],
    ['still ending', { is: 'victims-ending' }, 'they are still ending', '아직 끝나는 중'],
    ['unknown which', { is: 'helps' }, 'could not be read', '읽지 못했습니다'],
    [
      'which, without harm',
      { is: 'helps', node: 'w1', ends: pods(['b']), count: 1, breaking: 0 },
      'may end `a/b` on node `w1`.',
      '`w1` 노드에서 `a/b` 파드를 종료시킬 수 있습니다.',
    ],
    [
      'too many to name, against a budget',
      {
        is: 'helps',
        node: 'w1',
        ends: pods(['1', '2', '3', '4', '5', '6', '7']),
        count: 7,
        breaking: 2,
      },
      '`a/5` (+2) on node `w1`. That breaks the disruption budget of 2 of them.',
      '`a/5` (+2) 파드를 종료시킬 수 있습니다. 그중 2개는 PodDisruptionBudget을 어기게 됩니다.',
    ],
    [
      'so many, where none of them is shown',
      { is: 'helps', node: 'w1', ends: [], count: 2, breaking: 0 },
      'may end (+2) on node `w1`.',
      '(+2) 파드를 종료시킬 수 있습니다.',
    ],
    [
      'of no use on any node',
      { is: 'no', unhelpful: 2, noLesser: 0, still: 0 },
      ': on 2 nodes what blocks it is no matter of other pods.',
      '않습니다. 노드 2개는 다른 파드와 무관한 이유로 막혀 있습니다.',
    ],
    [
      'of no use for other reasons',
      { is: 'no', unhelpful: 0, noLesser: 1, still: 2 },
      ': on 1 node no pod has a lower priority, on 2 nodes it would not fit',
      '않습니다. 노드 1개에는 우선순위가 더 낮은 파드가 없습니다. 노드 2개는 우선순위가 낮은',
    ],
  ])('is said in both languages: %s', (_, outlook, en, ko) => {
    const whole = { priority: 1000, ...outlook } as Outlook;

    expect(outlookDetail(whole, 'en').detail).toContain(en);
    expect(outlookDetail(whole, 'ko').detail).toContain(ko);
    expect(outlookDetail(undefined, 'en')).toEqual({});
  });

  it.each([
    ['a pod without a priority', newPod(of(0)), []],
    ['pods that could not be read', newPod(of(1000)), ['pods']],
  ])('is not told of %s', (_, pod, forbidden) => {
    expect(outlookOf(pod, [w1, lesser], forbidden)).toBeUndefined();
  });
});
