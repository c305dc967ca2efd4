import { waitsForPods, weightAt, type Step } from './canary-steps.ts';
import type { Fenceposts } from './fenceposts.ts';
import type { Available, Point, Strategy } from './strategy.ts';
import { weightedCounts, type WeightedCounts } from './weighted-counts.ts';

/** A Rollout's canary fields where nothing but the number of pods moves traffic. */
export type BasicCanary = Fenceposts & Readonly<{ replicas: number; steps: readonly Step[] }>;

/** Argo Rollouts' canary without a traffic router (1.9): the pods of each revision follow the weight. */
export function basicCanary(canary: BasicCanary): Strategy {
  const { replicas, steps } = canary;
  return {
    begins: { updated: 0, older: replicas, at: atStep(0, canary) },
    next(point, available) {
      if (point.at.is !== 'step') return afterwards(point, available, canary);
      const { at } = point;
      const { updated, older } = wantedAt(at.weight, point, available, canary);
      if (older !== point.older) return { ...point, older };
      if (updated !== point.updated) return { ...point, updated };

      const current = steps[at.step];
      const isThere = available.updated === updated;
      if (!current) {
        return available.updated >= replicas ? { ...point, at: { is: 'promoted' } } : undefined;
      }
      return isThere || !waitsForPods(current)
        ? { ...point, at: atStep(at.step + 1, canary) }
        : undefined;
    },
  };
}

function atStep(step: number, { steps }: BasicCanary) {
  return { is: 'step', step, weight: weightAt(steps, step, 100), shifted: 0 } as const;
}

/** The counts of the weight, as near as surge and availability let them come now. */
function wantedAt(
  weight: number,
  { updated, older }: Point,
  available: Available,
  { replicas, surge, unavailable }: BasicCanary,
): WeightedCounts {
  const aim = weightedCounts(replicas, weight, surge);
  const most = replicas + surge;
  const least = replicas - unavailable;

  const olderUp = Math.max(0, Math.min(most - updated - older, aim.older - older));
  const room = most - updated - older - olderUp;
  const updatedUp = Math.max(0, Math.min(room, aim.updated - updated));
  const up = { updated: updated + updatedUp, older: older + olderUp };

  const grows = aim.updated >= updated;
  const counted =
    (grows ? Math.min(updated, available.updated) : updated) +
    (grows ? older : Math.min(older, available.older));
  if (counted <= least) return up;
  const spare = counted - least;
  if (grows) {
    const drained = older > aim.older ? Math.max(aim.older, older - spare) : up.older;
    const [left, kept] = within(
      drained,
      available.older,
      up.updated,
      available.updated,
      most,
      least,
    );
    return { updated: kept, older: left };
  }
  const drained = updated > aim.updated ? Math.max(aim.updated, updated - spare) : up.updated;
  const [left, kept] = within(drained, available.updated, up.older, available.older, most, least);
  return { updated: left, older: kept };
}

/** adjustReplicaWithinLimits of utils/replicaset/canary.go: neither above the surge nor below what must be there. */
function within(
  drained: number,
  drainedAvailable: number,
  other: number,
  otherAvailable: number,
  most: number,
  least: number,
): readonly [number, number] {
  const cut = other - Math.max(0, drained + other - most);
  const available = Math.min(drainedAvailable, drained) + Math.min(otherAvailable, cut);
  const back = Math.min(Math.max(0, otherAvailable - cut), Math.max(0, least - available));
  const kept = cut + back;
  return [drained - Math.max(0, kept + drained - most), kept];
}

/** Once promoted, what is left of the older revision goes, as far as enough pods are available. */
function afterwards(
  point: Point,
  available: Available,
  { replicas, surge, unavailable }: BasicCanary,
): Point | undefined {
  const { updated, older } = point;
  const room = Math.min(replicas + surge - updated - older, replicas - updated);
  if (room > 0) return { ...point, updated: updated + room };
  const spare = available.updated + available.older - (replicas - unavailable);
  const left = spare > 0 ? Math.max(0, Math.min(older, available.older) - spare) : older;
  return left < older ? { ...point, older: left } : undefined;
}
