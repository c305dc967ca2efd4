import { spreadCountsTaintedNode } from '../../../diagnosis/causes/scheduling/spread-counts-tainted-node.ts';
import { spreadSkew } from '../../../diagnosis/causes/scheduling/spread-skew.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import { popularProposal } from '../../change/popular-proposal.ts';
import { rolloutStateOf } from '../../change/rollout-state.ts';

/** Promotes to the end: pods of the same revision find no node then either. */
export const promoteFull: Remedy<Readonly<{ name: string }>> = {
  id: 'popular/promote-full',
  answers: [spreadCountsTaintedNode, spreadSkew],
  isPopular: true,

  propose: (finding, world) =>
    popularProposal(finding, world, () =>
      rolloutStateOf(finding, world)?.isUnfinished
        ? [{ op: 'add', path: '/status/promoteFull', value: true }]
        : undefined,
    ),

  inWords: ({ name }, lang) =>
    ({
      en: {
        title: 'promote',
        text: `A promotion skips steps of \`${name}\`, but pods of that revision still find no node; and while a full one is set, an abort is taken back.`,
        undo: 'Not offered.',
      },
      ko: {
        title: 'promote',
        text: `\`${name}\` 롤아웃의 단계를 건너뛰어도 그 리비전의 파드는 여전히 갈 노드가 없습니다. 전체 진행이 설정된 동안에는 중단도 되돌려집니다.`,
        undo: '제안하지 않습니다.',
      },
    })[lang],
};
