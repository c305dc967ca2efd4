import { kindOf, refTo } from '../../domain/keys.ts';
import type { Remarker } from '../../domain/remarker.ts';
import { openNodes } from '../../readings/nodes/open-nodes.ts';
import { isReady } from '../../readings/pods/pods.ts';
import { spreadRuleOf } from '../../readings/pods/spread-rule.ts';
import { podsOf } from '../../readings/workloads/workloads.ts';
import { counted } from '../../text/counted.ts';
import { marked } from '../../text/marked.ts';

const KINDS = ['apps/Deployment', 'apps/StatefulSet', 'argoproj.io/Rollout'] as const;

/** `rule`: whether the scheduler may break the rule that is to spread them, or keeps it only as long as pods are placed. */
type OnOneNode = Readonly<{
  pods: number;
  node: string;
  others: readonly string[];
  rule: 'soft' | 'hard';
}>;

/** All pods of a workload that is to be spread run on one node, though others take pods: it is well until that node fails. */
export const allOnOneNode: Remarker<(typeof KINDS)[number], OnOneNode> = {
  id: 'workload/all-on-one-node',
  of: KINDS,

  *remark(workload, world) {
    const rule = spreadRuleOf(workload.spec?.template?.spec);
    if (!rule) return;
    const { pods, gap } = podsOf(refTo(kindOf(workload), workload), world);
    const [node = '', ...more] = new Set(pods.map(({ spec }) => spec?.nodeName ?? ''));
    if (gap || !node || more.length > 0 || pods.length < 2 || !pods.every(isReady)) return;
    const others = openNodes(world).filter((name) => name !== node);
    if (others.length > 0) yield { pods: pods.length, node, others: others.slice(0, 3), rule };
  },

  text: {
    en: ({ name }, { pods, node, others, rule }) =>
      `All ${counted(pods, 'pod')} of \`${name}\` run on node \`${node}\`, so it is down if that node fails. ${
        rule === 'soft'
          ? 'Its spread rule is soft: the scheduler may break it.'
          : 'Its spread rule holds only while a pod is placed: running pods are not moved.'
      } Deleting one pod places it again, perhaps on ${marked(others)}.`,
    ko: ({ name }, { pods, node, others, rule }) =>
      `\`${name}\` 워크로드의 파드 ${pods}개가 모두 \`${node}\` 노드에 있어, 그 노드에 장애가 나면 함께 멈춥니다. ${
        rule === 'soft'
          ? '분산 규칙이 soft라서 스케줄러가 지키지 않을 수 있습니다.'
          : '분산 규칙은 파드를 배치할 때만 적용되며, 실행 중인 파드는 옮겨지지 않습니다.'
      } 파드 하나를 삭제하면 다시 배치되며, ${marked(others)} 노드로 갈 수 있습니다.`,
  },
};
