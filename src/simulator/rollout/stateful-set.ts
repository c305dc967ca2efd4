import type { Strategy } from './strategy.ts';

/** A StatefulSet's fields. `burst`: podManagementPolicy Parallel. */
export type StatefulSet = Readonly<{
  replicas: number;
  older: number; // 0: it is new
  burst: boolean;
  partition: number;
  unavailable: number;
}>;

/** The StatefulSet controller: a pod goes before its successor of the same name comes, the highest first. */
export function statefulSet(set: StatefulSet): Strategy {
  const { replicas, partition, unavailable } = set;
  const step = set.burst ? replicas : 1;
  return {
    begins: { updated: 0, older: set.older, at: { is: set.older > 0 ? 'rolling' : 'starting' } },
    next(point, available) {
      const { updated, older } = point;
      const missing = replicas - updated - older;
      const isReady = available.updated + available.older === updated + older;
      if (missing > 0 && (isReady || set.burst || point.at.is === 'rolling')) {
        const wanted = point.at.is === 'starting' ? Math.min(step, missing) : missing;
        return { ...point, updated: updated + wanted };
      }
      const unready = replicas - available.updated - available.older;
      const going = Math.min(unavailable - unready, older - partition);
      return missing === 0 && going > 0 ? { ...point, older: older - going } : undefined;
    },
  };
}
