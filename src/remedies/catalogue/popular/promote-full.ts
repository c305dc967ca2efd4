import type { Remedy } from '../../../domain/remedy.ts';
import { popularProposal } from '../../popular-proposal.ts';
import { unfinishedRollout } from '../../unfinished-rollout.ts';

/** Promotes to the end: it asks for all pods of the new revision at once, which fit even less. */
export const promoteFull: Remedy<Readonly<{ name: string }>> = {
  id: 'popular/promote-full',
  answers: ['scheduling/spread-counts-tainted-node', 'scheduling/spread-skew'],
  isPopular: true,

  propose: (finding, world) =>
    popularProposal(finding, world, () =>
      unfinishedRollout(finding, world)
        ? [{ op: 'add', path: '/status/promoteFull', value: true }]
        : undefined,
    ),

  inWords: ({ name }, lang) =>
    ({
      en: {
        title: 'promote',
        text: `A promotion skips steps and asks for more pods of the same revision of \`${name}\`, which find no node either; and while it is set, an abort is taken back.`,
        undo: 'Not offered.',
      },
      ko: {
        title: 'promote',
        text: `단계를 건너뛰고 \`${name}\` 롤아웃의 같은 리비전 파드를 더 요구하지만 그 파드들도 갈 노드가 없습니다. 설정된 동안에는 중단도 되돌려집니다.`,
        undo: '제안하지 않습니다.',
      },
    })[lang],
};
