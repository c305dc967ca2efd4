/** How many pods a goal waited for; all of them are ready. */
export type ReadyPods = Readonly<{ pods: number; of: 'new' | 'stable' }>;
/** How near a goal is. `why` is a code for goalWords, `note` what was seen, such as a count or a message. */
export type GoalState = Readonly<
  | { is: 'reached'; ready?: ReadyPods }
  | { is: 'waiting' | 'failed' | 'unknown'; why: string; note?: string }
>;
