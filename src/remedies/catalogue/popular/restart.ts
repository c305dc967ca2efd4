import type { Remedy } from '../../../domain/remedy.ts';
import { popularProposal } from '../../popular-proposal.ts';

/** Restarts, or deletes the pod: its successor is made from the same template. */
export const restart: Remedy<Readonly<{ name: string }>> = {
  id: 'popular/restart',
  answers: [
    'scheduling/spread-counts-tainted-node',
    'scheduling/spread-skew',
    'scheduling/node-affinity',
    'scheduling/untolerated-taint',
    'scheduling/insufficient-resource',
    'scheduling/surge-deadlock',
    'scheduling/pod-affinity',
    'scheduling/host-port',
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
