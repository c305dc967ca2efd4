import { refTo } from '../../../domain/keys.ts';
import type { World } from '../../../domain/model.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import type { Resource } from '../../../domain/resource.ts';
import { restartedContainers } from '../../../world/readings/pods/containers.ts';
import { revisionsOf } from '../../../world/readings/workloads/revisions.ts';
import { podsOf } from '../../../world/readings/workloads/workloads.ts';
import { commandOf } from '../../command.ts';
import { only } from '../../reach/values.ts';
import { statusChange } from '../../status-change.ts';
import { unfinishedRollout } from '../../unfinished-rollout.ts';

/** Ends the pause of a canary that runs: of one that does not, it would skip the step. */
export const promote: Remedy<Readonly<{ name: string; step: number; steps: number }>> = {
  id: 'rollout/promote',
  answers: 'every-root',
  reach: [
    {
      of: ['argoproj.io/Rollout'],
      sub: 'status',
      paths: { '/status/pauseConditions': only(undefined) },
    },
  ],

  *propose(finding, world) {
    const rollout = unfinishedRollout(finding, world);
    if (!rollout || !isPaused(rollout) || !isObserved(rollout)) return;
    const step = rollout.status?.currentStepIndex;
    if (step === undefined || !isCanaryReady(rollout, world)) return;

    const guarded = ['currentPodHash', 'currentStepIndex', 'abort'];
    const change = statusChange(rollout, guarded, { pauseConditions: undefined });
    if (!change) return;
    const on = refTo('argoproj.io/Rollout', rollout);
    yield {
      params: {
        name: on.name,
        step: step + 1,
        steps: rollout.spec?.strategy?.canary?.steps?.length ?? 0,
      },
      kind: 'rollout',
      risk: 'none',
      change: { ...change, undo: { none: 'traffic-moved' } },
      goal: { is: 'past-step', on, step },
      command: commandOf(change),
    };
  },

  inWords: ({ name, step, steps }, lang) => WORDS[lang](name, step, step === steps),
};

function isPaused({ status, spec }: Resource<'argoproj.io/Rollout'>): boolean {
  return Boolean(status?.pauseConditions?.length) && !status?.abort && !spec?.paused;
}

function isObserved({ metadata, status }: Resource<'argoproj.io/Rollout'>): boolean {
  return status?.observedGeneration === String(metadata?.generation);
}

/** A pod that crashes again and again counts as available each time that it runs for a moment. */
function isCanaryReady(rollout: Resource<'argoproj.io/Rollout'>, world: World): boolean {
  const { updated, gap } = revisionsOf(rollout, world);
  const wanted = updated?.spec?.replicas ?? 0;
  if (gap || !updated || wanted === 0) return false;
  if ((updated.status?.availableReplicas ?? 0) < wanted) return false;

  const family = podsOf(refTo('apps/ReplicaSet', updated), world);
  const restarts = (pod: Resource<'Pod'>) =>
    [...restartedContainers(pod, world.now)].some(({ until }) => !until);
  return !family.gap && !family.pods.some(restarts);
}

const WORDS = {
  en: (name: string, step: number, isLast: boolean) => ({
    title: 'Promote past the pause',
    text: `Ends the pause of \`${name}\` at step ${step}: ${isLast ? 'it was the last, so all users get the new revision' : 'the next step begins and more users may get the new revision'}.`,
    undo: 'None: users of the new revision have seen it. Abort takes the release back.',
  }),
  ko: (name: string, step: number, isLast: boolean) => ({
    title: '일시 정지를 끝내고 진행',
    text: `\`${name}\` 롤아웃의 ${step}단계 일시 정지를 끝냅니다. ${isLast ? '마지막 단계이므로 모든 사용자가 새 리비전을 받습니다' : '다음 단계가 시작되고 새 리비전을 받는 사용자가 늘 수 있습니다'}.`,
    undo: '없음: 새 리비전이 이미 사용자에게 보였습니다. 중단하면 릴리스를 되돌립니다.',
  }),
};
