import { isOfKind } from '../../../domain/keys.ts';
import { surgeDeadlock } from '../../../knowledge/causes/scheduling/surge-deadlock.ts';
import type { WritingRemedy } from '../writing-remedy.ts';
import { proposeStrategy, type StrategyParams } from './strategy-change.ts';
import { withOwner } from './strategy-words.ts';

/** Ends all old pods before the first new one comes. */
export const recreateAll: WritingRemedy<StrategyParams> = {
  id: 'rollout/recreate-all',
  answers: [surgeDeadlock],

  propose: (finding, world) =>
    proposeStrategy(finding, world, ({ object }) => {
      // With more replicas the other way keeps some of them.
      const isOne = (object.spec?.replicas ?? 1) === 1;
      if (!isOfKind('apps/Deployment', object) || !isOne) return undefined;
      return { at: '/spec', fields: { strategy: RECREATE } };
    }),

  text: withOwner({
    en: ({ name }) => ({
      title: '`strategy: Recreate`',
      short: 'The same downtime; updates never overlap later either, even if there is room.',
      text: `All old pods of \`${name}\` end before a new one comes. The downtime is the same as with \`maxSurge: 0\`, and updates never overlap later either, even if there is room.`,
      undo: 'Sets the strategy back to what it was. Pods that were replaced stay so.',
    }),
    ko: ({ name }) => ({
      title: '`strategy: Recreate`',
      short: '중단 시간은 같습니다. 나중에 자리가 있어도 두 리비전이 함께 실행되지 않습니다.',
      text: `\`${name}\` 워크로드의 이전 파드가 모두 끝난 뒤 새 파드가 시작합니다. 중단 시간은 \`maxSurge: 0\` 값과 같고, 나중에 자리가 있어도 두 리비전이 함께 실행되지 않습니다.`,
      undo: 'strategy 필드를 이전 값으로 되돌립니다. 이미 교체된 파드는 그대로입니다.',
    }),
  }),
};

/** Without rollingUpdate, which the API refuses beside it. */
const RECREATE = { type: 'Recreate' };
