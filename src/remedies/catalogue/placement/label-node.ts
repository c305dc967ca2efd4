import type { Remedy } from '../../../domain/remedy.ts';
import { shell } from '../../../text/shell.ts';
import { stuckPodOf } from '../../stuck-pod.ts';
import { nodesToLabel, type ToLabel } from './nodes-to-label.ts';

/** Gives a node the label that is asked for, in words: only people know whether it is true of the node. */
export const labelNode: Remedy<ToLabel> = {
  id: 'placement/label-node',
  answers: ['scheduling/node-affinity'],
  isWordsOnly: true,

  *propose(finding, world) {
    const stuck = stuckPodOf(finding, world);
    const found = stuck && nodesToLabel(stuck);
    if (!found) return;
    const { node, label } = found;
    yield {
      kind: 'manual',
      risk: 'none',
      command: shell`kubectl label node ${node} ${label}`,
      params: found,
    };
  },

  inWords: ({ node, label, others }, lang) =>
    ({
      en: {
        title: `Label node \`${node}\``,
        text: `With \`${label}\` on node \`${node}\`${others > 0 ? ` (or one of ${others} more)` : ''} the pod would be placed there. Only if the label is true of that node, and if whoever makes nodes sets it as well.`,
        undo: shell`kubectl label node ${node} ${label.replace(/=.*/, '')}-`,
      },
      ko: {
        title: `\`${node}\` 노드에 레이블 추가`,
        text: `\`${node}\` 노드${others > 0 ? `(또는 다른 ${others}개 중 하나)` : ''}에 \`${label}\` 레이블을 붙이면 파드가 배치됩니다. 그 노드에 실제로 해당하고, 노드를 만드는 쪽에서도 설정할 때만 하십시오.`,
        undo: shell`kubectl label node ${node} ${label.replace(/=.*/, '')}-`,
      },
    })[lang],
};
