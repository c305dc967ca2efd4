import type { Remedy } from '../../../domain/remedy.ts';
import { rolloutAction } from '../../change/rollout-action.ts';

/** Ends a pause that somebody made, and skips no step: kubectl argo rollouts promote would. */
export const resume: Remedy = rolloutAction({
  id: 'rollout/resume',
  guards: ['/status/currentPodHash', '/status/abort'],

  order({ on, isHeld, fresh }) {
    if (!isHeld || fresh === 'ill') return undefined;
    return { part: 'spec', fields: { paused: false }, goal: { is: 'in-place', on }, params: {} };
  },
  text: {
    en: ({ name }) => ({
      title: 'Resume',
      text: `\`${name}\` goes on at the step that it is at.`,
      undo: 'Pauses it again.',
    }),
    ko: ({ name }) => ({
      title: '재개',
      text: `\`${name}\` 롤아웃이 지금 단계에서 다시 진행됩니다.`,
      undo: '다시 일시 정지합니다.',
    }),
  },
});
