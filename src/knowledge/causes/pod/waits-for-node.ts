import type { Cause } from '../../../domain/model.ts';
import { podToNode } from '../../../readings/edges/pod-to-node.ts';
import { eventsSaying } from '../../../readings/events.ts';
import { nodeOf } from '../../../readings/nodes/nodes.ts';
import { NOT_MADE } from '../../../readings/pods/being-made.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';
import { kubectl } from '../../../world/kubectl.ts';
import { quotedField } from '../../../world/quoted-field.ts';

/** `unstarted`: a kubelet is there, and starts nothing. */
type WaitsForNode = Readonly<{
  node: string;
  is: 'absent' | 'not-ready';
  going?: true;
  unstarted?: true;
}>;

/** A pod is bound to a node that does not exist or is not Ready, so no kubelet runs it or tells how it is. */
export const podWaitsForNode: Cause<WaitsForNode, 'Pod'> = {
  id: 'pod/waits-for-node',
  of: ['Pod'],
  explains: ['container-waiting', 'pod-not-ready', 'pod-terminating'],

  *explain({ kind, on, reason, evidence }, world, pod) {
    const isUnstarted = kind === 'container-waiting';
    if (isUnstarted && !NOT_MADE.includes(reason)) return; // another has been started before
    const { node, isLost } = nodeOf(pod, world);
    const [link] = world.follow(podToNode, podRef(pod)).items;
    if (!isLost || !link) return;

    const [network] = isUnstarted ? eventsSaying(['NetworkNotReady'], on, world) : [];
    const { to, path } = link;
    yield {
      subject: on,
      params: {
        node: to.name,
        is: node.is === 'absent' ? 'absent' : 'not-ready',
        ...(kind === 'pod-terminating' && { going: true as const }),
        ...(isUnstarted && { unstarted: true as const }),
      },
      evidence: [quotedField(on, path, to.name), evidence, ...(network ? [network] : [])],
      // Something else may keep it from starting, too.
      strength: isUnstarted && !network ? 'fits' : 'entails',
      restsOn: [on, to],
      because: { at: to, edge: podToNode.id },
    };
  },

  text: {
    en({ name }, { node, is, going, unstarted }) {
      const why = is === 'absent' ? 'does not exist' : 'is not Ready';
      const so = unstarted
        ? 'so none of its containers is started there'
        : 'so no kubelet runs the pod or reports how it is';
      return {
        title: `\`${name}\`: its node \`${node}\` ${why}`,
        sentence: `\`${name}\` is bound to node \`${node}\`, which ${why}, ${going ? 'so no kubelet confirms that the containers have ended, and the pod stays Terminating until the node comes back or is removed' : so}.`,
      };
    },
    ko({ name }, { node, is, going, unstarted }) {
      const why = is === 'absent' ? '존재하지 않습니다' : 'Ready 상태가 아닙니다';
      const so = unstarted
        ? '그래서 거기서는 컨테이너가 하나도 시작되지 않습니다'
        : '그래서 파드를 실행하거나 상태를 알려 줄 kubelet이 없습니다';
      return {
        title: `\`${name}\`: 배정된 \`${node}\` 노드가 ${why}`,
        sentence: `\`${name}\` 파드가 배정된 \`${node}\` 노드가 ${why}. ${going ? '컨테이너가 끝났다고 확인해 줄 kubelet이 없어, 노드가 돌아오거나 제거될 때까지 Terminating 상태로 남습니다' : so}.`,
      };
    },
  },

  advice: {
    choose: ({ name }, { node, is, going }) =>
      is === 'absent' && !going
        ? {
            en: {
              title: 'Let the scheduler choose the node',
              text: `Nothing places a pod again once nodeName is set, and no kubelet is there to end it: take \`nodeName: ${node}\` out of the manifest or template, delete \`${name}\`, and create it again. Wait only if node \`${node}\` is about to join.`,
            },
            ko: {
              title: '노드는 스케줄러에게 맡기기',
              text: `nodeName이 정해진 파드는 다시 배치되지 않으며 실행할 kubelet도 없습니다. 매니페스트나 템플릿에서 \`nodeName: ${node}\` 항목을 빼고, \`${name}\` 파드를 지운 뒤 다시 만드십시오. \`${node}\` 노드가 곧 합류할 예정일 때만 기다리십시오.`,
            },
          }
        : undefined,

    commandOnly: 'changes-live',
    command: (subject, { is, going }) =>
      is === 'absent' && !going ? kubectl('delete', subject) : undefined,
  },
};
