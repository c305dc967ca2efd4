import {
  untoleratedTaint,
  type Tainted,
} from '../../../knowledge/causes/scheduling/untolerated-taint.ts';
import { isCondition, isControlPlane } from '../../../readings/taints.ts';
import { nearMiss, untolerated, writtenTaint } from '../../../simulator/taints.ts';
import { fieldChange } from '../../change/field-change.ts';
import { templateProposal, type TemplateParams } from '../../change/template-proposal.ts';
import { templateWords } from '../../words/template-words.ts';
import type { WritingRemedy } from '../writing-remedy.ts';
import { taintedNode } from './tainted-node.ts';

type Params = TemplateParams & Readonly<{ taint: string; node: string }>;

/** Tolerates the taints by which a node is kept for some workloads; never what a node's state or role tells. */
export const tolerateTaint: WritingRemedy<Params, Tainted> = {
  id: 'placement/tolerate-taint',
  answers: [untoleratedTaint],

  *propose(finding, world) {
    const found = taintedNode(finding, world);
    if (!found) return;
    const { workload, pod, node } = found;

    const taints = untolerated(pod, node);
    const isForUse = taints.every((one) => !isControlPlane(one) && !isCondition(one));
    if (!isForUse || taints.some((one) => nearMiss(pod, one))) return;
    const more = taints.map(({ key, value = '', effect }) => {
      return { key, operator: 'Equal', value, effect };
    });
    const tolerations = [...(workload.template.spec?.tolerations ?? []), ...more];
    const change = fieldChange(workload.holder, '/spec/template/spec', [], { tolerations });
    const taint = taints.map(writtenTaint).join(', ');
    yield templateProposal(workload, change, world, { taint, node: node.metadata?.name ?? '' });
  },

  text: templateWords({
    en: ({ node, taint }) => ({
      title: `Tolerate \`${taint}\``,
      short: `Lets the pods onto node \`${node}\`, which somebody keeps for others: ask its owner first.`,
      text: `The pods may then run on node \`${node}\`. Somebody tainted it to keep it for other workloads: ask them first.`,
    }),
    ko: ({ node, taint }) => ({
      title: `\`${taint}\` 테인트 허용`,
      short: `다른 용도로 지정된 \`${node}\` 노드를 쓰게 됩니다. 노드 담당자에게 먼저 확인하십시오.`,
      text: `파드가 \`${node}\` 노드에서 실행될 수 있습니다. 누군가 다른 워크로드용으로 지정한 노드이므로 먼저 확인하십시오.`,
    }),
  }),
};
