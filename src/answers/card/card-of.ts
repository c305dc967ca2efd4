import type { Answer } from '../../domain/answer.ts';
import { isOfKind, kindOf, refTo } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { isOver, type RolloutCard, type CardState } from '../../domain/rollout-card.ts';
import { conditionOf } from '../../readings/conditions.ts';
import { abortOf } from '../../readings/workloads/aborts.ts';
import { pauseOf } from '../../readings/workloads/pauses.ts';
import { revisionsOf } from '../../readings/workloads/revisions.ts';
import { sizeOf } from '../../readings/workloads/sizes.ts';
import type { Updated } from '../../simulator/rollout/strategy-of.ts';
import { present } from '../../text/present.ts';
import { toNamed } from '../to-named.ts';
import { analysesOf } from './analyses-of.ts';
import { canaryOf } from './canary-of.ts';
import { revisionCards } from './revision-cards.ts';

/** A card before it is put into words. */
export type Card = Omit<RolloutCard, 'lines'>;

/** How an update stands, with what an answer has found of its pods; what comes next is left for who asks. */
export function cardOf(
  workload: Updated,
  world: World,
  answer: Pick<Answer, 'findings' | 'symptoms'>,
): Card {
  const state = stateOf(workload);
  const { wanted, updated, available } = sizeOf(workload);
  const waitsFor = isOver(state) || state === 'paused' ? undefined : saidBy(workload);
  return {
    workload: toNamed(refTo(kindOf(workload), workload)),
    strategy: strategyOf(workload),
    state,
    at: world.now,
    pods: { wanted, updated, available },
    revisions: revisionCards(workload, world, answer),
    analyses: [],
    ...(isOfKind('argoproj.io/Rollout', workload) && ofRollout(workload, world, state)),
    ...present({ waitsFor }),
  };
}

function ofRollout(
  rollout: Resource<'argoproj.io/Rollout'>,
  world: World,
  state: RolloutCard['state'],
): Partial<RolloutCard> {
  const pause = pauseOf(rollout);
  const { revision: _, ...abort } = abortOf(rollout) ?? {};
  const isMoving = rollout.spec?.strategy?.canary && state !== 'done';
  return {
    ...(isMoving && canaryOf(rollout, revisionsOf(rollout, world))),
    analyses: analysesOf(rollout, world),
    ...(state === 'paused' && pause && { pause }),
    ...(state === 'aborted' && { abort }),
  };
}

function strategyOf(workload: Updated): RolloutCard['strategy'] {
  if (isOfKind('argoproj.io/Rollout', workload))
    return workload.spec?.strategy?.blueGreen ? 'blue-green' : 'canary';
  if (isOfKind('apps/Deployment', workload))
    return workload.spec?.strategy?.type === 'Recreate' ? 'recreate' : 'rolling';
  const { updateStrategy } =
    (workload as Resource<'apps/StatefulSet' | 'apps/DaemonSet'>).spec ?? {};
  return updateStrategy?.type === 'OnDelete' ? 'on-delete' : 'rolling';
}

function saidBy(workload: Updated): string | undefined {
  return isOfKind('argoproj.io/Rollout', workload)
    ? workload.status?.message
    : conditionOf(workload, 'Progressing')?.message;
}

/** How the update of a workload stands. */
function stateOf(workload: Updated): CardState {
  if (!isSeen(workload)) return 'unseen';
  if (isOfKind('argoproj.io/Rollout', workload)) {
    const { abort, phase, currentPodHash, stableRS } = workload.status ?? {};
    const isPromoted = currentPodHash !== undefined && currentPodHash === stableRS;
    if (isPromoted && isComplete(workload)) return 'done';
    if (abort && !isPromoted) return 'aborted';
    if (phase === 'Degraded') return 'stuck';
    return pauseOf(workload) ? 'paused' : 'progressing';
  }
  if (isComplete(workload)) return 'done';
  if (!isOfKind('apps/Deployment', workload)) return 'progressing';
  if (conditionOf(workload, 'Progressing')?.reason === 'ProgressDeadlineExceeded') return 'stuck';
  return workload.spec?.paused ? 'paused' : 'progressing';
}

/** Rollouts before 1.0 wrote a hash there, which tells nothing. */
function isSeen({ metadata, status }: Updated): boolean {
  return !(Number(status?.observedGeneration ?? 0) < (metadata?.generation ?? 0));
}

/** Whether all pods are of the newest revision, available, and alone. */
function isComplete(workload: Updated): boolean {
  const { wanted, available, updated } = sizeOf(workload);
  const kept = isOfKind('apps/StatefulSet', workload)
    ? (workload.spec?.updateStrategy?.rollingUpdate?.partition ?? 0) // pods below it keep their revision
    : 0;
  const isAlone =
    !isOfKind('apps/Deployment', workload) || (workload.status?.replicas ?? 0) <= wanted;
  return updated >= wanted - kept && available >= wanted && isAlone;
}
