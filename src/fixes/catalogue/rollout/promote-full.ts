import type { Remedy } from '../../../domain/remedy.ts';
import { present } from '../../../text/present.ts';
import { complainingPod, warnedOf } from '../../change/complaining-pod.ts';
import { rolloutAction } from '../../change/rollout-action.ts';

/** `ill` is a new pod whose log complains. */
type StepsLeft = Readonly<{ left: number; ill?: string }>;

/**
 * Ends a canary at once, pauses and analyses included. Of one that was aborted it would take the abort back, and of one
 * whose pods do not run it ships nothing.
 */
export const promoteToEnd: Remedy<StepsLeft> = rolloutAction<StepsLeft>({
  id: 'rollout/promote-full',
  guards: ['/status/currentPodHash', '/status/stableRS', '/status/abort', '/spec/paused'],

  order(at) {
    const { on, isUnfinished, isAborted, isHeld, fresh } = at;
    const { spec, status } = at.rollout;
    const steps = spec?.strategy?.canary?.steps?.length ?? 0;
    const left = steps - (status?.currentStepIndex ?? 0) - 1;
    if (!isUnfinished || isAborted || isHeld || fresh !== 'ready' || left < 1) return undefined;
    if (status?.promoteFull) return undefined;
    const ill = complainingPod(at);
    return {
      part: 'status',
      fields: { promoteFull: true },
      goal: { is: 'past-step', on, step: steps },
      params: { left, ...present({ ill }) },
    };
  },
  undo: 'traffic-moved',
  text: {
    en: ({ name, left, ill }) => ({
      title: 'Promote to the end',
      ...warnedOf.en(
        {
          short: `Skips ${stepsEn(left)}: all users get the new revision.`,
          text: `\`${name}\` goes to its end at once, past ${stepsEn(left)}, be it a pause or an analysis: all users get the new revision when its pods are available.`,
        },
        ill,
      ),
      undo: 'None: users of the new revision have seen it. Roll back goes to the revision before.',
    }),
    ko: ({ name, left, ill }) => ({
      title: '끝까지 승격',
      ...warnedOf.ko(
        {
          short: `남은 ${left}단계를 건너뛰고 모든 사용자가 새 리비전을 받습니다.`,
          text: `\`${name}\` 롤아웃이 바로 끝까지 갑니다. 일시 정지와 분석을 포함해 남은 ${left}단계를 건너뛰고, 파드가 준비되면 모든 사용자가 새 리비전을 받습니다.`,
        },
        ill,
      ),
      undo: '없음: 새 리비전이 이미 사용자에게 보였습니다. 롤백하면 이전 리비전으로 돌아갑니다.',
    }),
  },
});

function stepsEn(left: number): string {
  return left === 1 ? 'the step that is left' : `the ${left} steps that are left`;
}
