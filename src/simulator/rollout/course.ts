import type { Point, Strategy } from './strategy.ts';

/** No strategy takes that many decisions for as many pods as a cluster has. */
const MOST_POINTS = 100_000;

/** All that a controller asks for on its way when every pod becomes available. */
export function courseOf(strategy: Strategy): readonly Point[] {
  const points = [strategy.begins];
  for (let at: Point | undefined = strategy.begins; at && points.length < MOST_POINTS;) {
    const { updated, older } = at;
    at = strategy.next(at, { updated, older });
    if (at) points.push(at);
  }
  return points;
}

/** The most pods that are there at once, without those that are still ending. */
export function peakOf(points: readonly Point[]): number {
  return Math.max(...points.map(({ updated, older }) => updated + older));
}
