import type { Strategy } from './strategy.ts';

/** A Deployment's Recreate: no new pod before the last old one has ended. */
export function recreate(replicas: number, older: number): Strategy {
  return {
    begins: { updated: 0, older, at: { is: 'emptying' } },
    next(point) {
      if (point.older > 0) return { ...point, older: 0 };
      if (point.updated === replicas) return undefined;
      return { updated: replicas, older: 0, at: { is: 'rolling' } };
    },
  };
}
