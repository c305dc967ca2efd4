import type { Remedy } from '../../../domain/remedy.ts';
import { shell } from '../../../text/shell.ts';
import { valueAt } from '../../value-at.ts';

/** Opens a node again, in words: whoever closed it had a reason. */
export const uncordon: Remedy<Readonly<{ node: string }>> = {
  id: 'placement/uncordon',
  answers: ['scheduling/unschedulable-node'],
  isWordsOnly: true,

  *propose({ params }) {
    const node = valueAt(params, '/node');
    if (typeof node !== 'string') return;
    yield {
      kind: 'manual',
      risk: 'none',
      command: shell`kubectl uncordon ${node}`,
      params: { node },
    };
  },

  inWords: ({ node }, lang) =>
    ({
      en: {
        title: `Uncordon node \`${node}\` after the maintenance`,
        text: `Simulated: the pod is placed once node \`${node}\` is open. Ask who closed it first: a node that is being repaired or replaced must stay closed.`,
        undo: shell`kubectl cordon ${node}`,
      },
      ko: {
        title: `점검이 끝나면 \`${node}\` 노드 uncordon`,
        text: `시뮬레이션에서는 \`${node}\` 노드를 열면 파드가 배치됩니다. 누가 닫았는지 먼저 확인하십시오. 수리하거나 교체하는 노드는 닫아 두어야 합니다.`,
        undo: shell`kubectl cordon ${node}`,
      },
    })[lang],
};
