import type { Pod } from '../cluster.ts';
import type { Point } from './strategy.ts';

/** Where an update stands: what is asked for, and the pods of both revisions that have a node. */
export type Position = Readonly<{
  point: Point;
  step: number; // how often pods were asked for
  placed: readonly Pod[];
  older: readonly Pod[];
}>;
