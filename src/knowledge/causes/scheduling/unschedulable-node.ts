import { refTo } from '../../../domain/keys.ts';
import { shell } from '../../../text/shell.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { podWords } from '../../words/pod-words.ts';
import { obstacleCause } from './placement/obstacle-cause.ts';

type Cordoned = Readonly<{ pod: string; node: string; others: number }>;

/** The nodes where a pod belongs are cordoned. */
export const unschedulableNode = obstacleCause<Cordoned>({
  id: 'scheduling/unschedulable-node',

  by: 'unschedulable',

  find({ ref, nodes: [first, ...others] }) {
    if (!first) return undefined;
    const node = refTo('Node', first);
    return {
      params: { pod: ref.name, node: node.name, others: others.length },
      quotes: [quotedField(node, '/spec/unschedulable', 'true')],
      on: node,
    };
  },

  text: {
    en: ({ name }, { pod, node, others }) => ({
      title: `\`${name}\`: node \`${node}\` is cordoned`,
      sentence:
        `${podWords.en(pod, name)} could run on node \`${node}\`${others > 0 ? ` and ${others} more` : ''}, ` +
        `but somebody closed it to new pods (spec.unschedulable). Ask who did, and uncordon it when the maintenance is over.`,
    }),
    ko: ({ name }, { pod, node, others }) => ({
      title: `\`${name}\`: \`${node}\` 노드가 cordon 상태입니다`,
      sentence:
        `${podWords.ko(pod, name)}는 \`${node}\` 노드${others > 0 ? ` 외 ${others}개` : ''}에서 실행될 수 있지만, ` +
        `누군가 새 파드를 막아 두었습니다(spec.unschedulable). 누가 막았는지 확인하고 점검이 끝나면 uncordon 하십시오.`,
    }),
  },

  advice: {
    en: (_, { node }) => ({
      title: `Uncordon node \`${node}\` after the maintenance`,
      text: `Simulated: the pod is placed once node \`${node}\` is open. Ask who closed it first: a node that is being repaired or replaced must stay closed.`,
      undo: shell`kubectl cordon ${node}`,
    }),
    ko: (_, { node }) => ({
      title: `점검이 끝나면 \`${node}\` 노드 uncordon`,
      text: `시뮬레이션에서는 \`${node}\` 노드를 열면 파드가 배치됩니다. 누가 닫았는지 먼저 확인하십시오. 수리하거나 교체하는 노드는 닫아 두어야 합니다.`,
      undo: shell`kubectl cordon ${node}`,
    }),
    commandOnly: 'changes-live',
    command: (_, { node }) => shell`kubectl uncordon ${node}`,
  },
});
