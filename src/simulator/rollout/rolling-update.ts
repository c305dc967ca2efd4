import type { Fenceposts } from './fenceposts.ts';
import type { Available, Point, Strategy } from './strategy.ts';

const ROLLING = { is: 'rolling' } as const;

/** The Deployment controller's RollingUpdate: as many new pods as fit below the surge, then old ones away. */
export function rollingUpdate(replicas: number, older: number, limits: Fenceposts): Strategy {
  const most = replicas + limits.surge;
  const least = replicas - limits.unavailable;
  return {
    begins: { updated: 0, older, at: ROLLING },
    next(point, available) {
      const { updated } = point;
      const room = Math.min(most - updated - point.older, replicas - updated);
      if (room > 0) return { ...point, updated: updated + room };
      const left = olderLeft(point, available, least);
      return left < point.older ? { ...point, older: left } : undefined;
    },
  };
}

/** Old pods that are not available go first, as far as the new ones that are not leave room for that. */
function olderLeft({ updated, older }: Point, available: Available, least: number): number {
  const most = updated + older - least - (updated - available.updated);
  if (most <= 0) return older;
  const unwell = Math.min(most, older - available.older);
  const spare = Math.max(0, available.updated + available.older - least);
  return Math.max(0, older - unwell - spare);
}
