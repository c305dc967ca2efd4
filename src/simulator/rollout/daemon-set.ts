import type { Fenceposts } from './fenceposts.ts';
import type { Available, Point, Strategy } from './strategy.ts';

/** The DaemonSet controller over so many nodes: with a surge both pods are on a node for a while, else neither. */
export function daemonSet(nodes: number, older: number, limits: Fenceposts): Strategy {
  return {
    begins: { updated: 0, older, at: { is: older > 0 ? 'rolling' : 'starting' } },
    next(point, available) {
      const then =
        older > 0 && limits.surge > 0 ? surging(point, available) : taking(point, available);
      return then.updated === point.updated && then.older === point.older ? undefined : then;
    },
  };

  /** In one go: away with the old pod where the new one is available, and on with the next nodes. */
  function surging(point: Point, available: Available): Point {
    const coming = point.updated - available.updated;
    return {
      ...point,
      updated: Math.min(nodes, point.updated + Math.max(0, limits.surge - coming)),
      older: Math.min(point.older, nodes - available.updated),
    };
  }

  function taking(point: Point, available: Available): Point {
    const updated = nodes - point.older;
    if (updated > point.updated) return { ...point, updated };
    const going = Math.max(0, limits.unavailable - (point.updated - available.updated));
    return { ...point, older: Math.max(0, point.older - going) };
  }
}
