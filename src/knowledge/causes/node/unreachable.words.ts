import type { Lang } from '../../../domain/lang.ts';
import type { Cause } from '../../../domain/model.ts';
import { timeWord } from '../../../text/time-word.ts';
import { kubectl } from '../../../world/kubectl.ts';

/** `others` are further nodes that are silent too, `ready` those that report well; neither is known without the list. */
export type Silent = Readonly<{
  has: 'stopped' | 'never-reported' | 'renews-its-lease';
  since?: string; // the last status that the kubelet posted
  others?: number;
  ready?: number;
}>;

/** What is said of a node that is silent. */
export const nodeUnreachableWords: Pick<Cause<Silent>, 'text' | 'advice'> = {
  text: {
    en({ name }, { has, since, others, ready }) {
      const when = since ? ` (the last one came at ${timeWord(since)})` : '';
      const what = {
        stopped: `The kubelet of node \`${name}\` stopped posting node status${when}, so the node is NotReady (Unknown): the machine, its network or its kubelet is down.`,
        'never-reported': `The kubelet of node \`${name}\` has never posted node status: the machine registered and was not heard of again.`,
        'renews-its-lease': `The kubelet of node \`${name}\` renews its Lease but posts no node status${when}: it is alive, and hangs or has only just come back.`,
      }[has];
      return {
        title: `node \`${name}\` is unreachable: its kubelet is silent`,
        sentence: what,
        state: 'node unreachable',
        so: 'Its pods are marked not Ready and get no traffic. They are replaced elsewhere when their toleration of `node.kubernetes.io/unreachable` ends (300 s unless set otherwise); those of a StatefulSet, those of a Job with `podReplacementPolicy: Failed`, and those with a volume that can be mounted once, wait for the node itself.',
        ...extent(others, ready, 'en'),
      };
    },
    ko({ name }, { has, since, others, ready }) {
      const when = since ? `${timeWord(since)} 이후로 ` : '';
      const what = {
        stopped: `\`${name}\` 노드의 kubelet이 ${when}상태를 보내지 않아 노드가 NotReady(Unknown)입니다. 머신이나 네트워크, kubelet이 멈춘 것입니다.`,
        'never-reported': `\`${name}\` 노드의 kubelet이 상태를 한 번도 보내지 않았습니다. 등록된 뒤로 소식이 없습니다.`,
        'renews-its-lease': `\`${name}\` 노드의 kubelet이 Lease는 갱신하지만 ${when}상태를 보내지 않았습니다. 살아 있으나 멈춰 있거나 방금 돌아온 것입니다.`,
      }[has];
      return {
        title: `\`${name}\` 노드에 연결할 수 없습니다: kubelet이 응답하지 않습니다`,
        sentence: what,
        state: '노드 연결 불가',
        so: '이 노드의 파드는 Ready가 아닌 것으로 표시되어 트래픽을 받지 않습니다. `node.kubernetes.io/unreachable` 톨러레이션 시간(따로 정하지 않으면 300초)이 지나면 다른 노드에서 대체됩니다. StatefulSet 파드, `podReplacementPolicy: Failed` 설정인 Job의 파드, 한 곳에만 마운트되는 볼륨을 쓰는 파드는 노드가 돌아오기를 기다립니다.',
        ...extent(others, ready, 'ko'),
      };
    },
  },

  advice: {
    en: ({ name }) => ({
      title: `Bring node \`${name}\` back, or remove it`,
      text: `Whoever runs the machine of \`${name}\` looks at its power, its network and its kubelet (\`systemctl status kubelet\`, \`journalctl -u kubelet\`), and restarts the kubelet or the machine. Only if it is surely switched off for good may the Node object be deleted: its pods then move at once. Do not force-delete pods while the machine may still run them.`,
    }),
    ko: ({ name }) => ({
      title: `\`${name}\` 노드를 되살리거나 제거`,
      text: `\`${name}\` 머신 담당자가 전원, 네트워크, kubelet을 확인하고(\`systemctl status kubelet\`, \`journalctl -u kubelet\`) kubelet이나 머신을 다시 시작합니다. 완전히 꺼진 것이 확실할 때만 Node 객체를 삭제하십시오. 삭제하면 파드가 곧바로 옮겨집니다. 머신이 아직 파드를 실행할 수 있으면 파드를 강제 삭제하지 마십시오.`,
    }),
    commandOnly: 'looks',
    command: (subject) => kubectl('describe', subject),
  },
};

function extent(
  others: number | undefined,
  ready: number | undefined,
  lang: Lang,
): Readonly<{ detail?: string }> {
  if (others === undefined || ready === undefined || others + ready === 0) return {};
  if (others === 0)
    return {
      detail: {
        en: `${ready === 1 ? 'The other Ready node reports as it should' : `The ${ready} other Ready nodes report as they should`}, so it is this node and not the control plane.`,
        ko: `다른 Ready 노드 ${ready}개는 정상적으로 보고하므로 컨트롤 플레인이 아니라 이 노드의 문제입니다.`,
      }[lang],
    };
  return {
    detail: {
      en: `${others === 1 ? 'One more node is' : `${others} more nodes are`} silent and ${ready === 1 ? 'one is' : `${ready} are`} Ready: look for what they share, such as a network, a zone, or the way to the API server.`,
      ko: `노드 ${others}개가 더 응답하지 않고 ${ready}개는 Ready입니다. 네트워크, 존, API 서버까지의 경로처럼 공유하는 것을 확인하십시오.`,
    }[lang],
  };
}
