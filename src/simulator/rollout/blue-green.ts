import type { Point, Strategy } from './strategy.ts';

/** A Rollout's blue-green fields, `delay` in seconds. */
export type BlueGreen = Readonly<{ replicas: number; preview?: number; delay?: number }>;

/** Of scaleDownDelaySeconds. */
export const SCALE_DOWN_DELAY_S = 30;

/** Argo Rollouts' blue-green: a whole second set beside the first, which stays for a while after the switch. */
export function blueGreen({ replicas, preview, delay = SCALE_DOWN_DELAY_S }: BlueGreen): Strategy {
  return {
    begins: { updated: 0, older: replicas, at: { is: preview === undefined ? 'full' : 'preview' } },
    next(point, available) {
      if (point.at.is === 'promoted') {
        return point.older > 0 ? { updated: replicas, older: 0, at: { is: 'done' } } : undefined;
      }
      const wanted = point.at.is === 'preview' ? (preview ?? replicas) : replicas;
      if (point.at.is === 'done') return undefined;
      if (point.updated !== wanted) return { ...point, updated: wanted };
      return available.updated === wanted ? passed(point, delay) : undefined;
    },
  };
}

/** What follows when the pods of a phase are available; that somebody promotes is taken for granted. */
function passed(point: Point, delay: number): Point {
  return point.at.is === 'preview'
    ? { ...point, at: { is: 'full' } }
    : { ...point, at: { is: 'promoted', keepsOlderFor: delay } };
}
