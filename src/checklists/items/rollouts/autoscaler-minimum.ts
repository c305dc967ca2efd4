import type { ChecklistItem } from '../../../domain/checklist.ts';
import { isA, refTo } from '../../../domain/keys.ts';
import type { Text } from '../../../domain/lang.ts';
import type { Ref, World } from '../../../domain/model.ts';
import { autoscalerToTarget } from '../../../readings/edges/autoscaler-to-target.ts';
import { spreadRuleOf } from '../../../readings/pods/spread-rule.ts';
import { REPLICATED } from '../../kinds.ts';
import { said } from '../../said.ts';

/** An autoscaler leaves at least two pods of a workload that is to be spread over nodes. */
export const autoscalerMinimum: ChecklistItem<'autoscaling/HorizontalPodAutoscaler'> = {
  id: 'rollouts/autoscaler-minimum',
  title: {
    en: 'Autoscalers leave two pods of what is to survive a node',
    ko: '노드 장애를 견뎌야 하는 워크로드는 오토스케일러가 파드를 둘 이상 남깁니다',
  },
  of: ['autoscaling/HorizontalPodAutoscaler'],

  *look(autoscaler, world) {
    const on = refTo('autoscaling/HorizontalPodAutoscaler', autoscaler);
    const [link] = world.follow(autoscalerToTarget, on).items;
    if (!link || !isSpread(link.to, world)) return;
    const { minReplicas = 1, maxReplicas } = autoscaler.spec ?? {};
    if (minReplicas >= 2) return yield { is: 'pass' };
    yield {
      is: 'fail',
      hurts: 'redundancy',
      says: said(WORDS, link.to.name, minReplicas, maxReplicas ?? 0),
    };
  },
};

function isSpread(target: Ref, world: World): boolean {
  return REPLICATED.some((kind) => {
    if (!isA(kind, target)) return false;
    const fact = world.get(target);
    return fact.is === 'known' && spreadRuleOf(fact.value.spec?.template?.spec) !== undefined;
  });
}

const WORDS: Text<[name: string, min: number, max: number]> = {
  en: (name, min, max) =>
    `It may scale \`${name}\` down to ${min} pod (of at most ${max}), although a rule is to spread its pods over nodes: then one node, or one update, takes it away. Set \`minReplicas: 2\` where its owner keeps it, also in the values of its chart.`,
  ko: (name, min, max) =>
    `\`${name}\` 워크로드는 노드에 분산되어야 하는데 파드 ${min}개까지 줄어들 수 있습니다(최대 ${max}개). 그때는 노드 하나나 업데이트 한 번으로 중단됩니다. 차트 values를 포함해 관리되는 곳에서 \`minReplicas: 2\`로 설정하십시오.`,
};
