import type { Answer } from '../../domain/answer.ts';
import { isOfKind, kindOf, refTo } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { isOver, type RolloutCard } from '../../domain/rollout-card.ts';
import type { Updated } from '../../simulator/rollout/strategy-of.ts';
import { conditionOf } from '../../world/readings/conditions.ts';
import { abortOf } from '../../world/readings/workloads/aborts.ts';
import { pauseOf } from '../../world/readings/workloads/pauses.ts';
import { revisionsOf } from '../../world/readings/workloads/revisions.ts';
import { sizeOf } from '../../world/readings/workloads/sizes.ts';
import { toNamed } from '../to-named.ts';
import { analysesOf } from './analyses-of.ts';
import { canaryOf } from './canary-of.ts';
import { revisionCards } from './revision-cards.ts';
import { stateOf } from './state-of.ts';

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
    ...(waitsFor && { waitsFor }),
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
