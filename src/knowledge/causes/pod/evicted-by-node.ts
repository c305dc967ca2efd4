import type { Cause } from '../../../domain/model.ts';
import { podToNode } from '../../../readings/edges/pod-to-node.ts';
import { nodeTroubles } from '../../../readings/nodes/node-troubles.ts';
import { nodeOf } from '../../../readings/nodes/nodes.ts';
import { evictionByNode, type Eviction } from '../../../readings/pods/evictions.ts';
import { preemptedOf, type Preempted } from '../../../readings/pods/preempted.ts';
import { failedPodOf } from '../../../readings/workloads/failed-pods.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';
import { present } from '../../../text/present.ts';
import { kubectl } from '../../../world/kubectl.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { preemptorWords } from '../../words/preemptor-words.ts';

/** `short` is the resource or the condition that the kubelet names, `now` how the node is about it. */
type Evicted = Readonly<{
  of: Eviction['of'];
  short?: string;
  node: string;
  now: 'still' | 'over' | 'unread';
  by?: Preempted['by']; // where the scheduler says so
}>;

/** A pod was ended because its node was short of something, was shut down or was needed for a pod of higher priority, not for what it did. */
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
    const isNodes = of !== 'preemption';
    const still =
      isNodes && (isLost || (node.is === 'known' && nodeTroubles(node.value).length > 0));
    const preempted = isNodes ? undefined : preemptedOf(on, world);
    const by = preempted?.preempted.by;
    const now = still ? 'still' : node.is === 'known' ? 'over' : 'unread';
    yield {
      subject: on,
      params: { of, node: link.to.name, now, ...present({ short, by }) },
      evidence: [quotedField(on, path, quote), ...(preempted ? [preempted.said] : [])],
      strength: 'entails',
      restsOn: [on, link.to], // the node may still tell more
      ...(still && { because: { at: link.to, edge: podToNode.id } }),
    };
  },

  text: {
    en({ name }, { of, short, node, now, by }) {
      if (of === 'preemption')
        return {
          title: `\`${name}\` was preempted by ${preemptorWords.en(by)}`,
          sentence: `\`${name}\` was ended on node \`${node}\` to make room for ${preemptorWords.en(by)}. The pod object is what is left; a pod in its place needs room as well.`,
          state: 'preempted',
        };
      const why = of === 'shutdown' ? 'was shut down' : `was low on ${short}`;
      const since = now === 'over' ? ' The node no longer reports that.' : '';
      return {
        title: `\`${name}\` was evicted: node \`${node}\` ${why}`,
        sentence: `The kubelet ended \`${name}\` because its node \`${node}\` ${why}.${since} The pod object is what is left; its controller makes another pod.`,
        state: 'evicted',
      };
    },
    ko({ name }, { of, short, node, now, by }) {
      if (of === 'preemption')
        return {
          title: `\`${name}\` 파드가 ${preemptorWords.ko(by)}에 선점되었습니다(preempted)`,
          sentence: `${preemptorWords.ko(by)}의 자리를 만들기 위해 \`${node}\` 노드의 \`${name}\` 파드가 종료되었습니다. 남은 것은 파드 객체뿐이며, 대신할 파드에도 자리가 필요합니다.`,
          state: '선점됨(preempted)',
        };
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
    en: ({ name }, { of }) => ({
      title: `Nothing to fix at \`${name}\` itself`,
      text:
        of === 'preemption'
          ? `The node had no room for both. Add room, ask for less, or give \`${name}\` a PriorityClass that fits how much it matters. Its object may be deleted.`
          : `\`${name}\` was ended for its node. Its object may be deleted; requests that are as large as the real use make such an end less likely.`,
    }),
    ko: ({ name }, { of }) => ({
      title: `\`${name}\` 파드 자체에는 고칠 것이 없음`,
      text:
        of === 'preemption'
          ? `노드에 둘 다 놓을 자리가 없었습니다. 자리를 늘리거나, 요청량을 줄이거나, 중요도에 맞는 PriorityClass를 \`${name}\` 파드에 지정하십시오. 객체는 삭제해도 됩니다.`
          : `\`${name}\` 파드는 노드 때문에 끝났습니다. 객체는 삭제해도 됩니다. 요청량을 실제 사용량에 맞추면 이런 일이 줄어듭니다.`,
    }),
    commandOnly: 'looks',
    command: (subject) => kubectl('describe', subject),
  },
};
