import type { Ref } from '../../domain/model.ts';

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
  | 'young'
  | 'same-step'
  | 'invalid-spec'
  | 'restarts'
  | 'aborted'
  | 'deadline'
  | 'runs'
  | 'job-failed';
/** How many pods a goal waited for; all of them are ready. */
export type ReadyPods = Readonly<{ pods: number; of: 'new' | 'stable' | 'all' }>;
/** A pod of the newest revision that is in trouble; `isLost`: made by the change, it has crashed again and again. */
export type Troubled = Readonly<{ pod: Ref<'Pod'>; isLost: boolean }>;
/**
 * How near a goal is; `note` is what was seen, such as a count or a message. `lived`: the seconds that the run before lasted,
 * if that is longer than anybody waits for the new one.
 */
export type GoalState = Readonly<
  | { is: 'reached'; ready?: ReadyPods; lived?: number }
  | { is: 'waiting' | 'failed' | 'unknown'; why: GoalCode; note?: string; troubled?: Troubled }
>;
