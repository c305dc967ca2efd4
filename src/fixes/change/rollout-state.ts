import { isA, refTo } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Live } from '../../domain/plan.ts';
import type { Resource } from '../../domain/resource.ts';
import type { Finding } from '../../domain/verdict.ts';
import { rolloutPaused } from '../../knowledge/causes/rollout/paused.ts';
import { restartedContainers } from '../../readings/pods/containers.ts';
import { isReady } from '../../readings/pods/pods.ts';
import { revisionsOf } from '../../readings/workloads/revisions.ts';
import { podsOf } from '../../readings/workloads/workloads.ts';
import { workloadOf } from './workload.ts';

type Rollout = Resource<'argoproj.io/Rollout'>;

/** A Rollout as its verbs see it. */
export type RolloutState = Readonly<{
  rollout: Rollout;
  on: Live;
  holder: Resource; // of its template
  world: World;
  isUnfinished: boolean; // another revision is wanted than the stable one
  isObserved: boolean; // or else an order would count for the revision before
  isAborted: boolean;
  isHeld: boolean; // spec.paused
  isPaused: boolean; // by its plan, or by an analysis that did not decide
  isBlueGreen: boolean;
  isMeant: boolean; // nothing is wrong: a pause by plan, or an update that goes on
  /** The new revision: all pods that its step wants, one that is not Ready or restarts, none or not all yet. */
  fresh: 'ready' | 'ill' | 'waiting' | 'unread';
}>;

/** The state of the rollout that a finding concerns. Trouble of stable pods alone is no reason to touch an update. */
export function rolloutStateOf(finding: Finding, world: World): RolloutState | undefined {
  const { on, holder } = workloadOf(finding, world) ?? {};
  const found = on && isA('argoproj.io/Rollout', on) ? world.get(on) : undefined;
  if (!on || !holder || found?.is !== 'known' || !concerns(found.value, finding, world))
    return undefined;

  const { metadata, spec, status } = found.value;
  const { currentPodHash, stableRS } = status ?? {};
  return {
    rollout: found.value,
    on,
    holder: holder.object,
    world,
    isUnfinished: Boolean(currentPodHash) && currentPodHash !== stableRS,
    isObserved: status?.observedGeneration === String(metadata?.generation),
    isAborted: status?.abort ?? false,
    isHeld: spec?.paused ?? false,
    isPaused: Boolean(status?.pauseConditions?.length),
    isBlueGreen: spec?.strategy?.blueGreen !== undefined,
    isMeant: finding.id === rolloutPaused.id || finding.explains.length === 0,
    fresh: freshOf(found.value, world),
  };
}

const OF_UPDATES = ['argoproj.io/Rollout', 'argoproj.io/AnalysisRun'];

function concerns({ status }: Rollout, { subject, seen }: Finding, world: World): boolean {
  return [subject, ...seen.map(({ on }) => on)].some((on) => {
    if (!isA('Pod', on)) return OF_UPDATES.includes(on.kind);
    const pod = world.get(on);
    const labels = pod.is === 'known' ? pod.value.metadata?.labels : undefined;
    return labels?.['rollouts-pod-template-hash'] === status?.currentPodHash;
  });
}

/** A crashing pod counts as available each time it runs for a moment. */
function freshOf(rollout: Rollout, world: World): RolloutState['fresh'] {
  const { updated, gap } = revisionsOf(rollout, world);
  const family = updated && podsOf(refTo('apps/ReplicaSet', updated), world);
  if (gap || family?.gap) return 'unread';

  const wanted = updated?.spec?.replicas ?? 0;
  const pods = family?.pods ?? [];
  if (wanted === 0) return 'waiting';
  if (pods.some((pod) => restarts(pod, world.now))) return 'ill';
  if ((updated?.status?.availableReplicas ?? 0) >= wanted) return 'ready';
  return pods.some((pod) => !isReady(pod)) ? 'ill' : 'waiting';
}

function restarts(pod: Resource<'Pod'>, now: string): boolean {
  return [...restartedContainers(pod, now)].some(({ until }) => !until);
}
