/** Why a goal is not reached. */
export type GoalCode =
  | 'unread'
  | 'gone'
  | 'other-revision'
  | 'not-aborted'
  | 'not-observed'
  | 'order-unseen'
  | 'no-pods'
  | 'not-available'
  | 'same-step'
  | 'invalid-spec'
  | 'restarts'
  | 'aborted'
  | 'deadline'
  | 'runs'
  | 'job-failed';
/** How many pods a goal waited for; all of them are ready. */
export type ReadyPods = Readonly<{ pods: number; of: 'new' | 'stable' }>;
/** How near a goal is; `note` is what was seen, such as a count or a message. */
export type GoalState = Readonly<
  | { is: 'reached'; ready?: ReadyPods }
  | { is: 'waiting' | 'failed' | 'unknown'; why: GoalCode; note?: string }
>;
