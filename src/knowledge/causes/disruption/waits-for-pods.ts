import type { Cause, SymptomFinder } from '../../../domain/model.ts';
import { isRefused } from '../../../readings/nodes/refusing-budgets.ts';
import { isHeldUp, isReady } from '../../../readings/pods/pods.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';
import { present } from '../../../text/present.ts';
import { fieldSymptom } from '../../field-symptom.ts';
import { drainedNode, podsGuardedBy } from './signs/drained-node.ts';

/** `pod` and `others` more are ill; `node` takes no more pods and has some of these, where somebody drains one. */
type WaitsForPods = Readonly<{
  pod: string;
  others: number;
  healthy: number;
  desired: number;
  node?: string;
  isAny: boolean; // refused also where it is not Ready
}>;

/**
 * A budget lets pods go of no node because others, or they themselves, are ill: somebody drains one, or would in vain, as
 * fewer are healthy than it wants.
 */
const symptom: SymptomFinder<'policy/PodDisruptionBudget'> = fieldSymptom(
  'evictions-wait',
  ['policy/PodDisruptionBudget'],
  'progress',
  (budget, world) => {
    const { metadata, status } = budget;
    const { expectedPods = 0, currentHealthy = 0, disruptionsAllowed } = status ?? {};
    const isObserved = (status?.observedGeneration ?? 0) >= (metadata?.generation ?? 0);
    if (!isObserved || disruptionsAllowed !== 0 || currentHealthy >= expectedPods) return undefined;
    const pods = podsGuardedBy(budget, world);
    const refused = pods.filter((pod) => isRefused(pod, budget));
    const isFew = currentHealthy < (status?.desiredHealthy ?? 0) && refused.length > 0;
    if (!pods.some((pod) => isHeldUp(pod, world.now))) return undefined;
    if (!isFew && !drainedNode(refused, world)) return undefined;

    return {
      path: '/status/currentHealthy',
      quote: `${currentHealthy}`,
      reason: 'InsufficientPods',
    };
  },
);

/** A PodDisruptionBudget refuses evictions until its pods are well again. */
export const budgetWaitsForPods: Cause<WaitsForPods, 'policy/PodDisruptionBudget'> = {
  id: 'disruption/waits-for-pods',
  of: ['policy/PodDisruptionBudget'],
  explains: ['evictions-wait'],
  symptom,

  *explain({ on, evidence }, world, budget) {
    const pods = podsGuardedBy(budget, world);
    const [first, ...others] = pods.filter((pod) => isHeldUp(pod, world.now)).map(podRef);
    const refused = pods.filter((pod) => isRefused(pod, budget));
    const node = drainedNode(refused, world);
    if (!first || refused.length === 0) return;
    const { currentHealthy: healthy = 0, desiredHealthy: desired = 0 } = budget.status ?? {};
    yield {
      subject: on,
      params: {
        pod: first.name,
        others: others.length,
        healthy,
        desired,
        ...present({ node }),
        isAny: refused.some((one) => !isReady(one)),
      },
      evidence: [evidence],
      strength: 'entails',
      restsOn: [on, first],
      because: { at: first, edge: 'disruption-budget-to-pod' },
    };
  },

  text: {
    en: ({ name }, { pod, others, healthy, desired, node, isAny }) => ({
      title: `PodDisruptionBudget \`${name}\` allows no eviction while its pods are ill`,
      sentence: `PodDisruptionBudget \`${name}\` wants ${desired} healthy, and ${healthy} are: it waits for pod \`${pod}\`${others > 0 ? ` and ${others} more` : ''}, and until then refuses the eviction of ${isAny ? 'any that runs, Ready or not' : 'any that is Ready'}.`,
      state: node ? 'a drain is blocked' : 'no eviction allowed',
      so: `${node ? `Node \`${node}\` takes no more pods, and a drain of it waits for them.` : 'A drain of their nodes would wait for them.'}${isAny ? ' With `unhealthyPodEvictionPolicy: AlwaysAllow` the budget would let pods go that are not Ready.' : ''}`,
    }),
    ko: ({ name }, { pod, others, healthy, desired, node, isAny }) => ({
      title: `PodDisruptionBudget \`${name}\` 객체가 파드 이상으로 축출을 허용하지 않습니다`,
      sentence: `PodDisruptionBudget \`${name}\` 객체는 정상 파드 ${desired}개를 요구하며 지금 정상인 것은 ${healthy}개입니다. \`${pod}\` 파드${others > 0 ? ` 외 ${others}개` : ''}가 정상이 될 때까지 ${isAny ? '실행 중인 파드는 Ready가 아니어도' : 'Ready 상태인 파드는'} 축출이 거부됩니다.`,
      state: node ? '드레인 차단' : '축출 불가',
      so: `${node ? `\`${node}\` 노드는 새 파드를 받지 않으며, 드레인하면 그때까지 기다립니다.` : '해당 노드를 드레인하면 그때까지 기다립니다.'}${isAny ? ' `unhealthyPodEvictionPolicy: AlwaysAllow` 설정이 있으면 Ready 상태가 아닌 파드는 나갈 수 있습니다.' : ''}`,
    }),
  },
};
