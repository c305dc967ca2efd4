import { isA } from '../../../domain/keys.ts';
import type { World } from '../../../domain/model.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import type { Resource } from '../../../domain/resource.ts';
import type { Finding } from '../../../domain/verdict.ts';
import { marked } from '../../../text/marked.ts';
import { shell } from '../../../text/shell.ts';
import { workloadOf } from '../../workload.ts';
import { roomWithout, type RoomWithout } from '../placement/room-without.ts';

type Params = Readonly<{ node: string; pods: readonly string[]; room: RoomWithout }>;

/**
 * Keeps new pods off a node, then has the failing ones made anew elsewhere. In words: it is two steps on two objects,
 * it takes capacity from all, and what is wrong with the node is not proved.
 */
export const closeNode: Remedy<Params> = {
  id: 'node/close-node',
  answers: ['node/one-node-only'],
  isWordsOnly: true,
  isForPossible: true,

  *propose(finding, world) {
    const { name } = finding.subject;
    const node = world.get({ kind: 'Node' as const, name });
    const workload = workloadOf(finding, world);
    const pods = failingPods(finding, world);
    const [first] = pods;
    if (node.is !== 'known' || !workload || !first || node.value.spec?.unschedulable) return;

    const room = roomWithout(node.value, pods, workload, world);
    if (room.is === 'too-little') return;
    const names = pods.map(({ metadata }) => metadata?.name ?? '');
    const { namespace = '' } = first.metadata ?? {};
    yield {
      kind: 'manual',
      risk: 'restart',
      params: { node: name, pods: names, room },
      command: shell`kubectl cordon ${name} && kubectl -n ${namespace} delete pod ${names}`,
    };
  },

  inWords: ({ node, pods, room }, lang) => {
    const names = marked(pods);
    const nodes = room.is === 'enough' ? marked(room.nodes) : '';
    return {
      en: {
        title: `Stop-gap: cordon node \`${node}\`, then delete the failing pod`,
        text: `${nodes ? `Simulated: without \`${node}\` all pods, and those that an update adds, find a place on ${nodes}.` : `Whether the other nodes have room for all pods and an update was not decided: look before you do it.`} First \`kubectl cordon ${node}\`, so that nothing new lands there, and only then delete ${names}: without the cordon it may land there again. It takes the node from all workloads and mends nothing on it; \`kubectl uncordon ${node}\` takes it back.`,
        undo: shell`kubectl uncordon ${node}`,
      },
      ko: {
        title: `임시 조치: \`${node}\` 노드를 cordon 처리한 뒤 실패하는 파드 삭제`,
        text: `${nodes ? `시뮬레이션 결과, \`${node}\` 노드 없이도 모든 파드와 업데이트 때 늘어나는 파드가 ${nodes} 노드에 배치됩니다.` : `다른 노드에 모든 파드와 업데이트를 위한 여유가 있는지는 판단하지 못했으므로 먼저 확인하십시오.`} 먼저 \`kubectl cordon ${node}\` 명령으로 새 파드가 오지 않게 하고, 그다음에 ${names} 파드를 삭제하십시오. cordon 없이 삭제하면 다시 그 노드에 배치될 수 있습니다. 모든 워크로드가 그 노드를 쓸 수 없게 되며, 노드 자체는 고쳐지지 않습니다. \`kubectl uncordon ${node}\` 명령으로 되돌립니다.`,
        undo: shell`되돌리기: kubectl uncordon ${node}`,
      },
    }[lang];
  },
};

function failingPods({ subject, seen }: Finding, world: World): readonly Resource<'Pod'>[] {
  const refs = new Map(seen.map(({ on }) => [on.name, on]));
  return [...refs.values()].flatMap((ref) => {
    const pod = isA('Pod', ref) ? world.get(ref) : undefined;
    return pod?.is === 'known' && pod.value.spec?.nodeName === subject.name ? [pod.value] : [];
  });
}
