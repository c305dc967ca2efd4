/** Where in its plan a controller is. */
export type UpdateStage = Readonly<
  | { is: 'rolling' | 'emptying' | 'starting' | 'preview' | 'full' | 'done' }
  | { is: 'step'; step: number; weight: number; shifted: number } // shifted: the canary's traffic
  | { is: 'promoted'; keepsOlderFor?: number } // seconds
>;
/** How many pods each revision is asked for at one moment of an update. */
export type Point = Readonly<{ updated: number; older: number; at: UpdateStage }>;
/** How many pods of each revision are available, which is Ready for minReadySeconds. */
export type Available = Readonly<Pick<Point, 'updated' | 'older'>>;

/** What a controller does, one decision after the other, by the numbers alone. */
export interface Strategy {
  readonly begins: Point;
  /** What it does next; undefined: nothing, until more pods are available. */
  next(point: Point, available: Available): Point | undefined;
}
