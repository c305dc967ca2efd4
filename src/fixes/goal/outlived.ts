import type { Resource } from '../../domain/resource.ts';
import type { GoalState } from './goal-state.ts';

type Pod = Resource<'Pod'>;

/** By so much a run has to outlast the one before. */
const MARGIN = 1.25;
/** Nobody waits longer than that for a new run to outlast the one before, in seconds. */
const LONGEST = 300;

/**
 * Whether the containers of new pods, all of them ready, have run longer than the run that failed before the change: a
 * program that was killed after 20 s is ready for 20 s. `lived` is in seconds.
 */
export function outlived(
  state: GoalState,
  pods: readonly Pod[],
  lived: number | undefined,
  now: string,
): GoalState {
  if (state.is !== 'reached' || lived === undefined) return state;
  const least = Math.min(lived * MARGIN, LONGEST);
  const starts = pods.flatMap(({ status }) =>
    (status?.containerStatuses ?? []).flatMap((one) => one.state?.running?.startedAt ?? []),
  );
  const isYoung = starts.some((at) => Date.parse(now) - Date.parse(at) < least * 1000);
  if (isYoung)
    return { is: 'waiting', why: 'young', note: `${Math.ceil(Math.min(lived, LONGEST))} s` };
  return lived > LONGEST ? { ...state, lived } : state;
}
