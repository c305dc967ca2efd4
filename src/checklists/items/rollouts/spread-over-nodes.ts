import type { ChecklistItem } from '../../../domain/checklist.ts';
import { kindOf, refTo } from '../../../domain/keys.ts';
import type { Text } from '../../../domain/lang.ts';
import { openNodes } from '../../../readings/nodes/open-nodes.ts';
import { isReady } from '../../../readings/pods/pods.ts';
import { spreadRuleOf } from '../../../readings/pods/spread-rule.ts';
import { podsOf, replicasOf } from '../../../readings/workloads/workloads.ts';
import { marked } from '../../../text/marked.ts';
import { askWhy } from '../../ask-why.ts';
import { REPLICATED } from '../../kinds.ts';
import { said } from '../../said.ts';

const MOST_NODES = 3;

/** The Ready pods of a workload of several are on more than one node, where more than one takes pods. */
export const spreadOverNodes: ChecklistItem<(typeof REPLICATED)[number]> = {
  id: 'rollouts/spread-over-nodes',
  title: {
    en: 'Replicas run on more than one node',
    ko: '레플리카가 둘 이상의 노드에서 실행됩니다',
  },
  of: REPLICATED,

  *look(workload, world) {
    const on = refTo(kindOf(workload), workload);
    if ((replicasOf(on, world) ?? 0) < 2) return;
    const ready = podsOf(on, world).pods.filter(isReady);
    const [node = '', ...more] = new Set(ready.flatMap(({ spec }) => spec?.nodeName ?? []));
    const others = openNodes(world).filter((name) => name !== node);
    if (ready.length < 2 || others.length === 0) return; // what is short of pods is told by another item
    if (more.length > 0) return yield { is: 'pass' };
    const rule = spreadRuleOf(workload.spec?.template?.spec) ?? 'none';
    yield {
      is: 'fail',
      hurts: 'redundancy',
      says: said(WORDS, ready.length, node, others.slice(0, MOST_NODES), rule),
      command: askWhy(on),
    };
  },
};

type Rule = 'soft' | 'hard' | 'none';
const WORDS: Text<[pods: number, node: string, others: readonly string[], rule: Rule]> = {
  en: (pods, node, others, rule) =>
    `All ${pods} Ready pods are on \`${node}\`, none on ${marked(others)}: if that node fails, all are gone. ${WHY.en[rule]}`,
  ko: (pods, node, others, rule) =>
    `Ready 파드 ${pods}개가 모두 \`${node}\` 노드에 있고 ${marked(others)} 노드에는 없습니다. 그 노드에 장애가 나면 전부 중단됩니다. ${WHY.ko[rule]}`,
};
const WHY = {
  en: {
    soft: 'Its spread rule is soft, so the scheduler may break it.',
    hard: 'Its hard rule counts only while a pod is placed; during an update old and new pods count together, unless `matchLabelKeys` says otherwise.',
    none: 'No rule spreads them.',
  },
  ko: {
    soft: '분산 규칙이 soft라서 스케줄러가 지키지 않을 수 있습니다.',
    hard: '분산 규칙은 파드를 배치할 때만 적용됩니다. `matchLabelKeys` 설정이 없으면 업데이트 중 이전·새 리비전의 파드를 함께 셉니다.',
    none: '파드를 분산하는 규칙이 없습니다.',
  },
};
