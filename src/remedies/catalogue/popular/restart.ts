import { hostPort } from '../../../diagnosis/causes/scheduling/host-port.ts';
import { insufficientResource } from '../../../diagnosis/causes/scheduling/insufficient-resource.ts';
import { nodeAffinity } from '../../../diagnosis/causes/scheduling/node-affinity.ts';
import { podAffinity } from '../../../diagnosis/causes/scheduling/pod-affinity.ts';
import { spreadCountsTaintedNode } from '../../../diagnosis/causes/scheduling/spread-counts-tainted-node.ts';
import { spreadSkew } from '../../../diagnosis/causes/scheduling/spread-skew.ts';
import { surgeDeadlock } from '../../../diagnosis/causes/scheduling/surge-deadlock.ts';
import { untoleratedTaint } from '../../../diagnosis/causes/scheduling/untolerated-taint.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import { popularProposal } from '../../change/popular-proposal.ts';

/** Restarts, or deletes the pod: its successor is made from the same template. */
export const restart: Remedy<Readonly<{ name: string }>> = {
  id: 'popular/restart',
  answers: [
    spreadCountsTaintedNode,
    spreadSkew,
    nodeAffinity,
    untoleratedTaint,
    insufficientResource,
    surgeDeadlock,
    podAffinity,
    hostPort,
  ],
  isPopular: true,

  propose: (finding, world) => popularProposal(finding, world, () => []),

  inWords: ({ name }, lang) =>
    ({
      en: {
        title: 'a restart',
        text: `A restart, or deleting the pod, changes nothing: the next one of \`${name}\` is made from the same template and is refused in the same way.`,
        undo: 'Not offered.',
      },
      ko: {
        title: '재시작',
        text: `재시작하거나 파드를 삭제해도 \`${name}\` 워크로드의 다음 파드가 같은 템플릿으로 만들어져 똑같이 거부됩니다.`,
        undo: '제안하지 않습니다.',
      },
    })[lang],
};
