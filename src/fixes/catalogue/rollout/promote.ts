import type { Remedy } from '../../../domain/remedy.ts';
import { pauseOf } from '../../../readings/workloads/pauses.ts';
import { present } from '../../../text/present.ts';
import { complainingPod, warnedOf } from '../../change/complaining-pod.ts';
import { rolloutAction } from '../../change/rollout-action.ts';
import type { RolloutState } from '../../change/rollout-state.ts';

/** `step` is the one that it is paused at, counted from 1; a blue-green update has none. `ill` is a new pod whose log complains. */
type Promoted = Readonly<{ name: string; step?: number; steps?: number; ill?: string }>;

/** Ends the pause of a new revision that runs: of one that does not, it would skip the step. */
export const promote: Remedy<Promoted> = rolloutAction<Omit<Promoted, 'name'>>({
  id: 'rollout/promote',
  guards: ['/status/currentPodHash', '/status/currentStepIndex', '/status/abort', '/spec/paused'],

  order(at) {
    if (!at.isUnfinished || !at.isPaused || at.isAborted || at.isHeld || at.fresh !== 'ready')
      return undefined;
    if (pauseOf(at.rollout)?.until) return undefined; // it goes on by itself
    const { spec, status } = at.rollout;
    const step = status?.currentStepIndex;
    if (step === undefined && !at.isBlueGreen) return undefined;
    const steps = spec?.strategy?.canary?.steps?.length ?? 0;
    const ill = complainingPod(at);
    return {
      part: 'status',
      fields: { pauseConditions: undefined, ...pastAnalysis(at, step) },
      goal: { is: 'past-step', on: at.on, step: step ?? 0 },
      params: {
        ...(!at.isBlueGreen && { step: (step ?? 0) + 1, steps }),
        ...present({ ill }),
      },
    };
  },
  undo: 'traffic-moved',
  text: {
    // Nothing can be aborted once all is promoted: after the last step, or of two colours.
    en: ({ name, step, steps, ill }) => ({
      title: step === undefined ? 'Promote the new revision' : 'Promote past the pause',
      ...warnedOf.en(
        {
          text:
            step === undefined
              ? `Ends the wait of \`${name}\`: all users get the revision that is in the preview.`
              : `Ends the pause of \`${name}\` at step ${step}: ${step === steps ? 'it was the last, so all users get the new revision' : 'the next step begins and more users may get the new revision'}.`,
        },
        ill,
      ),
      undo: `None: users of the new revision have seen it. ${step === steps ? 'Roll back goes to the revision before' : 'Abort takes the release back'}.`,
    }),
    ko: ({ name, step, steps, ill }) => ({
      title: step === undefined ? '새 리비전으로 승격' : '일시 정지를 끝내고 진행',
      ...warnedOf.ko(
        {
          text:
            step === undefined
              ? `\`${name}\` 롤아웃의 대기를 끝냅니다. 프리뷰에 있는 리비전을 모든 사용자가 받습니다.`
              : `\`${name}\` 롤아웃의 ${step}단계 일시 정지를 끝냅니다. ${step === steps ? '마지막 단계이므로 모든 사용자가 새 리비전을 받습니다' : '다음 단계가 시작되고 새 리비전을 받는 사용자가 늘 수 있습니다'}.`,
        },
        ill,
      ),
      undo: `없음: 새 리비전이 이미 사용자에게 보였습니다. ${step === steps ? '롤백하면 이전 리비전으로 돌아갑니다' : '중단하면 릴리스를 되돌립니다'}.`,
    }),
  },
});

/** The controller would go back to an analysis that did not decide, unless its step is over (promote.go). */
function pastAnalysis({ rollout: { status } }: RolloutState, step: number | undefined): object {
  const { currentStepAnalysisRunStatus: run } = status?.canary ?? {};
  const isOpen = run?.status === 'Inconclusive' && status?.controllerPause;
  return isOpen && step !== undefined ? { controllerPause: false, currentStepIndex: step + 1 } : {};
}
