import type { Remedy } from '../../../domain/remedy.ts';

type Params = Readonly<{ node: string }>;

/** Collects what differs on a node, and keeps new pods off it meanwhile. In words: it takes capacity from all. */
export const examineNode: Remedy<Params> = {
  id: 'node/examine-node',
  answers: ['node/one-node-only'],
  isWordsOnly: true,

  *propose({ subject }) {
    const { name: node } = subject;
    yield { kind: 'manual', risk: 'none', params: { node }, command: `kubectl cordon ${node}` };
  },

  inWords: ({ node }, lang) =>
    ({
      en: {
        title: `Cordon node \`${node}\` and examine it`,
        text: `Cordon \`${node}\` first, if the others have room, and only then delete the failing pod: without that it may land there again. Then compare the node with a good one: dmesg, disk, resolv.conf and the way to the cluster DNS, clock, runtime. Neither roll back the image nor drain the node.`,
        undo: `kubectl uncordon ${node}`,
      },
      ko: {
        title: `\`${node}\` 노드를 cordon 처리하고 조사`,
        text: `다른 노드에 여유가 있으면 먼저 \`${node}\` 노드를 cordon 처리한 뒤 실패하는 파드를 삭제하십시오. 그러지 않으면 다시 그 노드에 배치될 수 있습니다. 그리고 정상 노드와 비교하십시오: dmesg, 디스크, resolv.conf와 클러스터 DNS 경로, 시계, 런타임. 이미지를 되돌리거나 노드를 비우지 마십시오.`,
        undo: `kubectl uncordon ${node}`,
      },
    })[lang],
};
