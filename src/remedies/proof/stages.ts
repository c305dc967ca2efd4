import { isOfKind } from '../../domain/keys.ts';
import type { Workload } from '../workload.ts';

/**
 * One stage of an update: so many pods of the new revision are wanted beside those of the old one that are left
 * from the stage before; once they run, so many old ones are kept.
 */
export type Stage = Readonly<{ updated: number; old: number }>;

/** The stages of an update to its end; undefined where other numbers decide. */
export function stagesOf({ object }: Workload): readonly Stage[] | undefined {
  if (isOfKind('argoproj.io/Rollout', object)) {
    const { replicas = 1, strategy } = object.spec ?? {};
    const { canary, blueGreen } = strategy ?? {};
    // The new revision is scaled up in full before the old one goes.
    if (blueGreen || object.status?.promoteFull) return [{ updated: replicas, old: replicas }];
    // Both size the canary otherwise than by its weight.
    const isSized = canary?.steps?.some((step) => 'setCanaryScale' in step);
    if (isSized || canary?.minPodsPerReplicaSet !== undefined) return undefined;
    if (!canary?.trafficRouting) return rolling(replicas, canary?.maxSurge, canary?.maxUnavailable);

    const weights = (canary.steps ?? []).flatMap(({ setWeight }) => setWeight ?? []);
    return [...weights, 100].map((weight) => ({
      updated: share(replicas, weight),
      old: canary.dynamicStableScale ? share(replicas, 100 - weight) : replicas,
    }));
  }
  if (!isOfKind('apps/Deployment', object)) return undefined;
  const { replicas = 1, strategy } = object.spec ?? {};
  if (strategy?.type === 'Recreate') return [NONE, { updated: replicas, old: 0 }];
  const { maxSurge, maxUnavailable } = strategy?.rollingUpdate ?? {};
  return rolling(replicas, maxSurge, maxUnavailable);
}

const NONE: Stage = { updated: 0, old: 0 };
/** Of Deployments and Rollouts alike. */
const DEFAULT = '25%';

function rolling(
  replicas: number,
  maxSurge: number | string = DEFAULT,
  maxUnavailable: number | string = DEFAULT,
): readonly Stage[] {
  const surge = amount(maxSurge, replicas, Math.ceil);
  // Neither may be 0 when both are: both controllers then take one pod away first.
  const unavailable = Math.max(amount(maxUnavailable, replicas, Math.floor), surge === 0 ? 1 : 0);

  const stages: Stage[] = [];
  for (let at: Stage = { updated: 0, old: replicas }; at.updated < replicas;) {
    const updated = Math.min(replicas, replicas + surge - at.old);
    at = { updated, old: Math.max(0, replicas - unavailable - updated) };
    stages.push(at);
  }
  return stages;
}

function amount(value: number | string, of: number, round: (share: number) => number): number {
  if (typeof value === 'number') return value;
  return value.endsWith('%') ? round((of * Number.parseInt(value, 10)) / 100) : Number(value);
}

function share(replicas: number, weight: number): number {
  return Math.ceil((replicas * weight) / 100);
}
