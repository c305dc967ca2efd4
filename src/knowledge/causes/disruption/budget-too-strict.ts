import type { Cause, Evidence, SymptomFinder } from '../../../domain/model.ts';
import { disruptionBudgetToWorkload } from '../../../readings/edges/disruption-budget-to-workload.ts';
import { counted } from '../../../text/counted.ts';
import { marked } from '../../../text/marked.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { fieldSymptom } from '../../field-symptom.ts';
import { drainedNode, podsGuardedBy } from './signs/drained-node.ts';

type Strict = Readonly<{
  field: 'minAvailable' | 'maxUnavailable';
  value: string;
  pods: number;
  workloads: readonly string[];
  drained?: string; // a node that takes no more pods and has some of these
}>;

/**
 * A PodDisruptionBudget allows no eviction although all of its pods are healthy, so that it never will. One that waits
 * for pods to recover does what it is for.
 */
const symptom: SymptomFinder<'policy/PodDisruptionBudget'> = fieldSymptom(
  'eviction-blocked',
  ['policy/PodDisruptionBudget'],
  'progress',
  (budget) => {
    const { metadata, status } = budget;
    const { expectedPods = 0, currentHealthy = 0, desiredHealthy = 0 } = status ?? {};
    const isObserved = (status?.observedGeneration ?? 0) >= (metadata?.generation ?? 0);
    const isComplete = currentHealthy >= expectedPods && desiredHealthy >= expectedPods;
    if (!isObserved || !isComplete || expectedPods === 0 || status?.disruptionsAllowed !== 0)
      return undefined;

    return { path: '/status/disruptionsAllowed', quote: '0', reason: 'InsufficientPods' };
  },
);

/** A PodDisruptionBudget asks for as many pods as there are, so that none may ever be evicted. */
export const budgetTooStrict: Cause<Strict, 'policy/PodDisruptionBudget'> = {
  id: 'disruption/budget-too-strict',
  of: ['policy/PodDisruptionBudget'],
  explains: ['eviction-blocked'],
  symptom,

  *explain({ on, evidence }, world, budget) {
    const { spec, status } = budget;
    const field = spec?.maxUnavailable === undefined ? 'minAvailable' : 'maxUnavailable';
    const value = spec?.[field];
    if (value === undefined) return;
    const drained = drainedNode(podsGuardedBy(budget, world), world);
    const said: Evidence = quotedField(on, `/spec/${field}`, `${value}`);
    yield {
      subject: on,
      params: {
        field,
        value: `${value}`,
        pods: status?.expectedPods ?? 0,
        workloads: world.follow(disruptionBudgetToWorkload, on).items.map(({ to }) => to.name),
        ...present({ drained }),
      },
      evidence: [evidence, said],
      strength: 'entails',
      restsOn: [on],
    };
  },

  text: {
    en({ name }, { field, value, pods, workloads, drained }) {
      const whose = workloads.length > 0 ? ` of ${marked(workloads)}` : '';
      return {
        title: `PodDisruptionBudget \`${name}\` never allows an eviction`,
        sentence: `PodDisruptionBudget \`${name}\` has ${field} ${value} for ${counted(pods, 'pod')}${whose}, so disruptionsAllowed is 0 although all are healthy, and every eviction is refused.`,
        state: 'pods run; drains are blocked',
        so: drained
          ? `Node \`${drained}\` takes no more pods, and its drain waits for these pods until the budget or the number of replicas changes.`
          : 'A drain of their nodes, and with it an upgrade or a scale-down of the cluster, waits until the budget or the number of replicas changes.',
      };
    },
    ko({ name }, { field, value, pods, workloads, drained }) {
      const whose = workloads.length > 0 ? `${marked(workloads)} 워크로드의 ` : '';
      return {
        title: `PodDisruptionBudget \`${name}\` 객체가 축출을 전혀 허용하지 않습니다`,
        sentence: `PodDisruptionBudget \`${name}\` 객체는 ${whose}파드 ${pods}개에 대해 ${field} ${value} 설정이라, 모두 정상인데도 disruptionsAllowed 값이 0이고 모든 축출이 거부됩니다.`,
        state: '파드 정상, 드레인 차단',
        so: drained
          ? `\`${drained}\` 노드는 새 파드를 받지 않으며, PodDisruptionBudget이나 레플리카 수가 바뀔 때까지 이 파드들 때문에 드레인이 끝나지 않습니다.`
          : 'PodDisruptionBudget이나 레플리카 수가 바뀔 때까지 해당 노드의 드레인과 그에 따른 클러스터 업그레이드·축소가 멈춥니다.',
      };
    },
  },

  advice: {
    choose: ({ name }) => ({
      extra: [
        {
          en: {
            title: 'Or run one replica more',
            text: 'Or run one replica more than it demands. Do not delete the budget or the pods to get a drain through.',
          },
          ko: {
            title: '또는 레플리카 하나 더',
            text: '또는 요구하는 수보다 레플리카를 하나 더 실행하십시오. 드레인을 위해 PodDisruptionBudget이나 파드를 삭제하지 마십시오.',
          },
        },
      ],
      en: {
        title: 'Let one pod go at a time',
        text: `The owner of PodDisruptionBudget \`${name}\` sets \`maxUnavailable: 1\` in place of what it demands now.`,
      },
      ko: {
        title: '한 번에 하나씩 허용',
        text: `PodDisruptionBudget \`${name}\` 객체의 담당자가 현재 설정 대신 \`maxUnavailable: 1\` 값을 쓰게 하십시오.`,
      },
    }),
  },
};
