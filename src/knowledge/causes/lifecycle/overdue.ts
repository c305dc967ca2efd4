import type { Cause } from '../../../domain/model.ts';
import { eventsSaying } from '../../../readings/events.ts';
import { brief } from '../../../readings/logs/logs.ts';
import { nodeOf } from '../../../readings/nodes/nodes.ts';
import { isOver, isStuckEnding } from '../../../readings/pods/pods.ts';
import { marked } from '../../../text/marked.ts';
import { timeWord } from '../../../text/time-word.ts';

/** `running` are the containers that have not ended, `said` what the kubelet says of its trouble; `isUnread` is the node. */
type Overdue = Readonly<{
  due: string;
  node: string;
  running: readonly string[];
  said?: string;
  isUnread?: true;
}>;

/** A pod should be gone, and the kubelet of its node, which is not known to be lost, has not let go of it. */
export const overdue: Cause<Overdue, 'Pod'> = {
  id: 'lifecycle/overdue',
  of: ['Pod'],
  explains: ['pod-terminating'],

  *explain({ on, evidence }, world, pod) {
    const { metadata, spec, status } = pod;
    const { deletionTimestamp: due = '', finalizers = [] } = metadata ?? {};
    const isReleased = finalizers.length > 0 && isOver(pod); // its finalizer keeps it then
    if (!spec?.nodeName || isReleased || !isStuckEnding(pod, world.now)) return;
    const { node, isLost } = nodeOf(pod, world);
    if (isLost) return;

    const [said] = eventsSaying(['FailedKillPod'], on, world);
    const running = (status?.containerStatuses ?? []).filter(({ state }) => state?.running);
    yield {
      subject: on,
      params: {
        due,
        node: spec.nodeName,
        ...(node.is === 'unknown' && { isUnread: true as const }),
        running: running.map(({ name }) => name),
        ...(said && { said: brief(said.quote) }),
      },
      evidence: [evidence, ...(said ? [said] : [])],
      strength: node.is === 'unknown' ? 'suggests' : 'fits',
      restsOn: [on],
    };
  },

  text: {
    en: ({ name }, { due, node, running, said, isUnread }) => ({
      title: `\`${name}\` is deleted, and node \`${node}\` does not let go of it`,
      sentence: `\`${name}\` should have been gone by ${timeWord(due)}. ${
        isUnread
          ? `Either node \`${node}\`, which could not be read, is lost, or its kubelet does not manage to end it.`
          : running.length > 0
            ? `Container ${marked(running)} still runs: the kubelet or the container runtime of node \`${node}\` does not manage to end it.`
            : `Its containers have ended, and the kubelet of node \`${node}\` has not taken away all that they used: most often that is a volume that it cannot unmount.`
      }`,
      state: 'stuck Terminating',
      ...(said && { detail: `The kubelet says: “${said}”.` }),
    }),
    ko: ({ name }, { due, node, running, said, isUnread }) => ({
      title: `삭제된 \`${name}\` 파드를 \`${node}\` 노드가 놓아주지 않습니다`,
      sentence: `\`${name}\` 파드는 ${timeWord(due)}까지 사라졌어야 합니다. ${
        isUnread
          ? `\`${node}\` 노드(읽지 못함)를 잃었거나, 그 노드의 kubelet이 끝내지 못하고 있습니다.`
          : running.length > 0
            ? `${marked(running)} 컨테이너가 아직 실행 중입니다. \`${node}\` 노드의 kubelet이나 컨테이너 런타임이 끝내지 못하고 있습니다.`
            : `컨테이너는 끝났지만 \`${node}\` 노드의 kubelet이 쓰던 것을 아직 다 치우지 못했습니다. 언마운트되지 않는 볼륨인 경우가 많습니다.`
      }`,
      state: 'Terminating에서 멈춤',
      ...(said && { detail: `kubelet의 메시지: “${said}”.` }),
    }),
  },

  advice: {
    en: (_, { node, isUnread }) => ({
      title: `Read what the kubelet of \`${node}\` says of it`,
      text: `${isUnread ? `Look with \`kubectl get node ${node}\` whether it is Ready. ` : ''}On the node: \`journalctl -u kubelet\`, with the name or uid of the pod. It names what fails: a volume that is busy or does not answer (NFS), a process that cannot be killed, a runtime that hangs. Mend that, or restart the runtime, at last the node. To delete it by force only makes the API server forget it: its process may run on and write.`,
    }),
    ko: (_, { node, isUnread }) => ({
      title: `\`${node}\` 노드의 kubelet 로그 확인`,
      text: `${isUnread ? `먼저 \`kubectl get node ${node}\` 명령으로 Ready인지 확인하십시오. ` : ''}노드에서 파드 이름이나 uid로 \`journalctl -u kubelet\` 로그를 찾으십시오. 사용 중이거나 응답하지 않는 볼륨(NFS), 죽일 수 없는 프로세스, 멈춘 런타임 등 실패한 것이 나옵니다. 그것을 고치거나 런타임을, 마지막에는 노드를 다시 시작하십시오. 강제 삭제는 API 서버에서만 지우므로 프로세스가 계속 실행되며 쓸 수 있습니다.`,
    }),
  },
};
