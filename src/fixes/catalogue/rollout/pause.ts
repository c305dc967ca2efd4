import type { Remedy } from '../../../domain/remedy.ts';
import { rolloutAction } from '../../change/rollout-action.ts';

/** Holds an update that goes on although its new pods are ill: nothing is scaled meanwhile. */
export const pause: Remedy = rolloutAction({
  id: 'rollout/pause',
  guards: ['/status/currentPodHash', '/status/stableRS', '/status/abort'],

  order({
    rollout: { status },
    on,
    isUnfinished,
    isAborted,
    isHeld,
    isPaused,
    isBlueGreen,
    fresh,
  }) {
    const isMoving = (status?.updatedReplicas ?? 0) > 0 && (status?.currentStepIndex ?? 0) > 0;
    if (!isUnfinished || isAborted || isHeld || isPaused || isBlueGreen) return undefined;
    if (fresh !== 'ill' || !isMoving) return undefined;
    return {
      part: 'spec',
      fields: { paused: true },
      goal: { is: 'in-place', on },
      params: {},
    };
  },
  text: {
    en: ({ name }) => ({
      title: 'Pause the update',
      text: `Holds \`${name}\` where it is: who gets the new revision now keeps it, and no pod is added or removed until somebody resumes it.`,
      undo: 'Lets the update go on.',
    }),
    ko: ({ name }) => ({
      title: '업데이트 일시 정지',
      text: `\`${name}\` 롤아웃을 지금 상태로 멈춥니다. 지금 새 리비전을 받는 사용자는 그대로이며, 누군가 재개할 때까지 파드가 늘거나 줄지 않습니다.`,
      undo: '업데이트를 다시 진행합니다.',
    }),
  },
});
