import { isOfKind } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';
import type { Impact, Risk } from '../../domain/plan.ts';
import type { Proposal } from '../../domain/remedy.ts';
import type { Resource } from '../../domain/resource.ts';
import { sizeOf } from '../../readings/workloads/sizes.ts';
import { olderAtRest } from '../../simulator/rollout/older-at-rest.ts';
import { strategyOf, type Updated } from '../../simulator/rollout/strategy-of.ts';
import { changed } from '../../world/changed.ts';
import { isRecreated } from '../change/is-recreated.ts';
import { isOfRestart } from '../proof/is-of-restart.ts';

const KINDS = ['apps/Deployment', 'apps/StatefulSet', 'apps/DaemonSet', 'argoproj.io/Rollout'];

/**
 * How many pods a change replaces, and how many of the serving pods keep serving at every moment, by the arithmetic of
 * their controller. Undefined if it replaces none, or if that is not known. `around` is the workload
 * that the finding concerns.
 */
export function impactOf(
  proposal: Proposal,
  world: World,
  around?: Ref & Readonly<{ uid: string }>,
): Impact | undefined {
  const { change, goal, kind } = proposal;
  if (!change || !goal) return undefined;
  const { uid: _, ...on } = { uid: '', ...goal.on, ...(kind === 'rollout' && around) };
  const found = world.get(on);
  if (found.is !== 'known' || !KINDS.some((one) => isOfKind(one, found.value))) return undefined;
  const isOwn = found.value.metadata?.uid === change.on.uid;
  const before = found.value as Updated;
  const workload = (isOwn ? changed(before, change.ops) : before) as Updated;
  const restarts =
    goal.is === 'updated-ready'
      ? renewedBy(proposal, isOwn, workload)
      : kind === 'rollout' || isPaused(before)
        ? movedBy(proposal, workload)
        : 0;
  if (restarts <= 0) return undefined;
  const { wanted, available } = sizeOf(workload);
  // Argo Rollouts ends one pod at a time to restart where an update may miss none (podRestarter).
  const least = isOfRestart(change.ops) ? 1 : 0;
  const missing = Math.max(least, missingOf(workload, wanted));
  return { restarts, serving: Math.min(available, wanted - missing) };
}

/** Changes that replace every pod. */
const OF_ALL = /^\/spec\/(?:template|restartAt)(?:\/|$)/;

/** The pods of older revisions, or all pods if the template changes; a rollback finds some of its pods running. */
function renewedBy({ change, kept = 0 }: Proposal, isOwn: boolean, workload: Updated): number {
  if (change?.do === 'evict') return Math.max(1, olderOf(workload));
  const isOfTemplate = !isOwn || change?.ops.some(({ path }) => OF_ALL.test(path));
  return isOfTemplate ? sizeOf(workload).wanted - kept : olderOf(workload);
}

/** What an update that goes on replaces before it rests again, or a stable revision gets back. Of two colours both run. */
function movedBy({ goal }: Proposal, workload: Updated): number {
  if (isPaused(workload)) return 0;
  if (!isOfKind('argoproj.io/Rollout', workload)) return olderOf(workload);
  const { abort, pauseConditions = [], currentStepIndex = 0 } = workload.status ?? {};
  if (workload.spec?.strategy?.blueGreen) return 0;
  if (abort) return sizeOf(workload).wanted - olderOf(workload);
  const isPast = goal?.is === 'past-step';
  const next = isPast ? goal.step + 1 : currentStepIndex;
  if (pauseConditions.length > 0 && !workload.status?.promoteFull) return 0;
  const left = olderAtRest(workload, next);
  return left === undefined ? 0 : olderOf(workload) - left;
}

function isPaused(workload: Updated): boolean {
  const { paused = false } = (workload as Resource<'apps/Deployment'>).spec ?? {};
  return paused;
}

/** The pods that are there and not of the newest revision. */
function olderOf(workload: Updated): number {
  const { wanted, updated } = sizeOf(workload);
  const there = isOfKind('apps/DaemonSet', workload)
    ? workload.status?.currentNumberScheduled
    : (workload as Resource<'apps/Deployment'>).status?.replicas;
  return Math.max(0, (there ?? wanted) - updated);
}

/** How many may be missing at once: all, where the old ones go first; one of a set by default, and none of two colours. */
function missingOf(workload: Updated, replicas: number): number {
  if (isRecreated(workload)) return replicas;
  const { limits } = strategyOf(workload, { replicas, older: replicas }) ?? {};
  return limits?.unavailable ?? (isOfKind('apps/StatefulSet', workload) ? 1 : 0);
}

/** What a fix risks where its impact is known: what serves now decides, whatever the strategy allows. */
export function riskOf(risk: Risk, impact: Impact | undefined): Risk {
  if (!impact || risk === 'data') return risk;
  return impact.serving === 0 && risk === 'downtime' ? 'downtime' : 'restart';
}
