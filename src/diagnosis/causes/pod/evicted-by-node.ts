import type { Cause } from '../../../domain/model.ts';
import { podToNode } from '../../../world/edges/pod-to-node.ts';
import { podRef } from '../../../world/readings/workloads/workloads.ts';
import { kubectl } from '../../kubectl.ts';
import { nodeTroubles } from '../../signs/nodes/node-troubles.ts';
import { nodeOf } from '../../signs/nodes/nodes.ts';
import { evictionByNode, type Eviction } from '../../signs/pods/evictions.ts';
import { failedPodOf } from '../../signs/workloads/failed-pods.ts';

/** `short` is the resource or the condition that the kubelet names, `now` how the node is about it. */
type Evicted = Readonly<{
  of: Eviction['of'];
  short?: string;
  node: string;
  now: 'still' | 'over' | 'unread';
}>;

/** The kubelet ended a pod because its node was short of something or was shut down, not for what the pod did. */
export const evictedByNode: Cause<Evicted> = {
  id: 'pod/evicted-by-node',
  explains: ['pod-failed', 'job-failed'],

  *explain(symptom, world) {
    const pod = failedPodOf(symptom.on, world);
    const eviction = pod && evictionByNode(pod);
    const on = pod && podRef(pod);
    const [link] = on ? world.follow(podToNode, on).items : [];
    if (!eviction || !on || !link) return;

    const { of, short, path, quote } = eviction;
    const { node, isLost } = nodeOf(pod, world);
    const still = isLost || (node.is === 'known' && nodeTroubles(node.value).length > 0);
    const now = still ? 'still' : node.is === 'known' ? 'over' : 'unread';
    yield {
      subject: on,
      params: { of, node: link.to.name, now, ...(short && { short }) },
      evidence: [{ source: 'field', on, path, quote }],
      strength: 'entails',
      restsOn: [on, link.to], // the node may still tell more
      ...(still && { because: { at: link.to, edge: podToNode.id } }),
    };
  },

  text: {
    en({ name }, { of, short, node, now }) {
      const why = of === 'shutdown' ? 'was shut down' : `was low on ${short}`;
      const since = now === 'over' ? ' The node does not report that any more.' : '';
      return {
        title: `\`${name}\` was evicted: node \`${node}\` ${why}`,
        sentence: `The kubelet ended \`${name}\` because its node \`${node}\` ${why}.${since} The pod object is what is left; its controller makes another pod.`,
        state: 'evicted',
      };
    },
    ko({ name }, { of, short, node, now }) {
      const why = of === 'shutdown' ? '종료되어' : `${short} 부족 상태여서`;
      const since = now === 'over' ? ' 지금은 노드가 그런 상태가 아닙니다.' : '';
      return {
        title: `\`${name}\` 파드가 축출되었습니다(evicted): \`${node}\` 노드 ${of === 'shutdown' ? '종료' : `${short} 부족`}`,
        sentence: `\`${node}\` 노드가 ${why} kubelet이 \`${name}\` 파드를 끝냈습니다.${since} 남은 것은 파드 객체뿐이며 컨트롤러가 새 파드를 만듭니다.`,
        state: '축출됨(evicted)',
      };
    },
  },

  advice: {
    en: ({ name }) => ({
      title: `Nothing to mend at \`${name}\` itself`,
      text: `\`${name}\` was ended for its node. Its object may be deleted; requests that are as large as the real use make such an end less likely.`,
    }),
    ko: ({ name }) => ({
      title: `\`${name}\` 파드 자체에는 고칠 것이 없음`,
      text: `\`${name}\` 파드는 노드 때문에 끝났습니다. 객체는 삭제해도 됩니다. 요청량을 실제 사용량에 맞추면 이런 일이 줄어듭니다.`,
    }),
    command: (subject) => kubectl('describe', subject),
  },
};
