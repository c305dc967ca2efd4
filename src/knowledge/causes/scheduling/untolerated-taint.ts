import { refTo } from '../../../domain/keys.ts';
import { podToNode } from '../../../readings/edges/pod-to-node.ts';
import { isNodeAs } from '../../../readings/nodes/node-troubles.ts';
import { isCondition, isControlPlane } from '../../../readings/taints.ts';
import {
  nearMiss,
  untolerated,
  writtenTaint,
  writtenToleration,
  type Taint,
} from '../../../simulator/taints.ts';
import { marked } from '../../../text/marked.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { podWords } from '../../words/pod-words.ts';
import { obstacleCause } from './placement/obstacle-cause.ts';
import { moreRoomWords } from './words/more-room-words.ts';

/**
 * `almost` is a toleration of the pod that names the key and still does not cover the taint; `further` are taints of the
 * same nodes that it does not tolerate either.
 */
export type Tainted = Readonly<{
  of: 'use' | 'state' | 'cloud' | 'control-plane';
  pod: string;
  node: string;
  others: number;
  taint: string;
  almost?: string;
  further: readonly string[];
}>;

/** Set by a kubelet that runs with an external cloud provider (k8s.io/cloud-provider, api.TaintExternalCloudProvider). */
const UNINITIALIZED = 'node.cloudprovider.kubernetes.io/uninitialized';

/** The nodes where a pod belongs carry a taint that it does not tolerate. */
export const untoleratedTaint = obstacleCause<Tainted>({
  id: 'scheduling/untolerated-taint',

  by: 'taints',

  find({ pod, ref, nodes }) {
    const [first, ...others] = nodes;
    const [taint] = first ? untolerated(pod, first) : [];
    if (!first || !taint) return undefined;
    const node = refTo('Node', first);
    const almost = nearMiss(pod, taint);
    const all = nodes.flatMap((one) => untolerated(pod, one)).map(writtenTaint);
    const path = `/spec/taints/${taint.index}/key`;
    return {
      params: {
        of: sortOf(taint),
        pod: ref.name,
        node: node.name,
        others: others.length,
        taint: writtenTaint(taint),
        ...(almost && { almost: writtenToleration(almost) }),
        further: [...new Set(all)].filter((one) => one !== writtenTaint(taint)),
      },
      quotes: [quotedField(node, path, taint.key)],
      on: node,
      ...(isNodeAs(taint.key, first) && { because: { at: node, edge: podToNode.id } }),
    };
  },

  text: {
    en({ name }, { of, pod, node, others, taint, almost, further }) {
      const nodes = `node \`${node}\`${others > 0 ? ` and ${others} more` : ''}`;
      const what = {
        use: almost
          ? `Its toleration \`${almost}\` does not match.`
          : 'Only pods with a matching toleration may run there.',
        cloud:
          'The cloud controller manager removes it after it has initialised the node. It does not run, or it does not know the node.',
        state: 'It shows the state of the node and is removed when that state ends.',
        'control-plane': 'It reserves the node for the control plane: a worker node is missing.',
      }[of];
      return {
        title: `\`${name}\`: taint \`${taint}\` keeps it off node \`${node}\``,
        sentence:
          further.length > 0
            ? `${podWords.en(pod, name)} would fit on ${nodes} if not for their taints: \`${taint}\` on \`${node}\`, all of them: ${marked([taint, ...further])}. ${what}`
            : `${podWords.en(pod, name)} would fit on ${nodes} if not for the taint \`${taint}\`. ${what}`,
      };
    },
    ko({ name }, { of, pod, node, others, taint, almost, further }) {
      const nodes = `\`${node}\` 노드${others > 0 ? ` 외 ${others}개` : ''}`;
      const what = {
        use: almost
          ? `파드의 톨러레이션 \`${almost}\` 값이 맞지 않습니다.`
          : '이 테인트를 허용하는 톨러레이션이 있는 파드만 실행할 수 있습니다.',
        cloud:
          '클라우드 컨트롤러 매니저가 노드를 초기화하면 지우는 테인트입니다. 그 프로그램이 실행되지 않거나 이 노드를 모르는 것입니다.',
        state: '노드의 상태를 나타내는 테인트이며, 상태가 풀리면 저절로 없어집니다.',
        'control-plane': '컨트롤 플레인 전용 노드라는 뜻입니다. 워커 노드가 없습니다.',
      }[of];
      return {
        title: `\`${name}\`: 테인트 \`${taint}\` 때문에 \`${node}\` 노드에 갈 수 없습니다`,
        sentence: `${podWords.ko(pod, name)}는 ${nodes}에 맞지만 테인트 \`${taint}\` 설정이 막습니다. ${what}${
          further.length > 0 ? ` 그 밖의 테인트: ${marked(further)}.` : ''
        }`,
      };
    },
  },

  advice: {
    doneBy: [],
    choose: (_, { of }) => (of === 'control-plane' ? moreRoomWords() : undefined),
  },
});

function sortOf(taint: Taint): Tainted['of'] {
  if (isControlPlane(taint)) return 'control-plane';
  if (taint.key === UNINITIALIZED) return 'cloud';
  return isCondition(taint) ? 'state' : 'use';
}
