import { spreadCountsTaintedNode } from '../../../diagnosis/causes/scheduling/spread-counts-tainted-node.ts';
import { spreadSkew } from '../../../diagnosis/causes/scheduling/spread-skew.ts';
import { isOfKind, isSame } from '../../../domain/keys.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import { popularProposal } from '../../change/popular-proposal.ts';

/** Sets dynamicStableScale: it lets stable pods go only after traffic has moved to a canary that runs. */
export const dynamicStableScale: Remedy<Readonly<{ name: string }>> = {
  id: 'popular/dynamic-stable-scale',
  answers: [spreadCountsTaintedNode, spreadSkew],
  isPopular: true,

  propose: (finding, world) =>
    popularProposal(finding, world, ({ object, holder, on }) => {
      const path = '/spec/strategy/canary/dynamicStableScale';
      const { canary } = isOfKind('argoproj.io/Rollout', object)
        ? (object.spec?.strategy ?? {})
        : {};
      if (!canary?.trafficRouting || !isSame(on, holder.object.metadata)) return undefined;
      return [{ op: 'add', path, value: true }];
    }),

  inWords: ({ name }, lang) =>
    ({
      en: {
        title: '`dynamicStableScale: true`',
        text: `Stable pods go only once traffic has moved to a canary that runs, and it rounds up: the first canary pod of \`${name}\` still finds no node.`,
        undo: 'Not offered.',
      },
      ko: {
        title: '`dynamicStableScale: true`',
        text: `실행 중인 카나리로 트래픽이 옮겨간 뒤에야 안정 파드를 줄이고 수를 올림합니다. \`${name}\` 롤아웃의 첫 카나리 파드는 여전히 갈 노드가 없습니다.`,
        undo: '제안하지 않습니다.',
      },
    })[lang],
};
