import type { Resource } from '../../domain/resource.ts';
import { present } from '../../text/present.ts';
import { isWithin } from '../time.ts';
import { beingMade, NOT_MADE } from './being-made.ts';

type Pod = Resource<'Pod'>;

/** A container that the kubelet reports as waiting; `path` points to that state. */
export type Waiting = Readonly<{
  container: string;
  reason: string;
  message: string;
  path: string;
}>;

/**
 * A container that is started again after it ended; `path` points to how it ended, `until` is when that was over. It
 * `isFresh` while it runs for so short a time that it counts for little; `isOnce`: it ended that one time only.
 */
export type Restarted = Readonly<{
  container: string;
  reason: string;
  path: string;
  ended?: string;
  until?: string;
  isFresh: boolean;
  isOnce?: true;
}>;

/** A container that runs and is not Ready; an init container is while it has not ended. `path` is of when it began. */
export type Idle = Readonly<{ name: string; isInit: boolean; path: string; startedAt?: string }>;

const LISTS = ['initContainerStatuses', 'containerStatuses'] as const;
/** Every start mounts volumes and pulls images; after a minute of it something may be wrong. */
const NORMAL_MS = 60_000;
/** After so long a run the kubelet forgets its back-off too. */
const STABLE_MS = 10 * 60_000;
/** Right after a start every program looks well; and by so much a run outlives the one before that ended in a crash. */
const FRESH_MS = 60_000;
const MARGIN = 1.25;
/** What a node that has restarted says of the containers that it lost. */
const LOST = 'Unknown';
/** Older crashes are history. */
const TOLD_MS = 24 * 60 * 60_000;

/** Every waiting container of a pod, init containers first. */
export function* waitingContainers({ status }: Pod): Iterable<Waiting> {
  for (const list of LISTS) {
    for (const [index, { name, state }] of (status?.[list] ?? []).entries()) {
      if (!state?.waiting) continue;
      const { reason = '', message = '' } = state.waiting;
      yield { container: name, reason, message, path: `/status/${list}/${index}/state/waiting` };
    }
  }
}

/** Of the waiting containers those that neither just begin nor wait for one before them. */
export function stuckContainers(pod: Pod, now: string): readonly Waiting[] {
  const { containers, since } = beingMade(pod);
  const isSlow = !isWithin(NORMAL_MS, since, now);
  return [...waitingContainers(pod)].filter(
    ({ container, reason }) =>
      !NOT_MADE.includes(reason) || (isSlow && containers.includes(container)),
  );
}

/** Every container of a pod that runs and is not Ready, init containers first. */
export function idleContainers({ status }: Pod): readonly Idle[] {
  return LISTS.flatMap((list) =>
    (status?.[list] ?? []).flatMap(({ name, ready, state }, index) => {
      if (ready || !state?.running) return [];
      const { startedAt } = state.running;
      const path = `/status/${list}/${index}/state/running/startedAt`;
      const isInit = list === 'initContainerStatuses';
      return [{ name, isInit, path, ...present({ startedAt }) }];
    }),
  );
}

/** Every container of a pod that ended and is started again. */
export function* restartedContainers({ status }: Pod, now: string): Iterable<Restarted> {
  for (const list of LISTS) {
    for (const [index, one] of (status?.[list] ?? []).entries()) {
      const { name: container, restartCount, state, lastState } = one;
      const hasFailed = (state?.terminated?.exitCode ?? 0) !== 0; // and is started again in a moment
      const from = hasFailed ? 'state' : 'lastState';
      const { terminated } = (hasFailed ? state : restartCount > 0 && lastState) || {};
      if (!terminated || state?.waiting) continue;
      const { reason = '', startedAt: begun, finishedAt: ended } = terminated;
      const startedAt = hasFailed ? undefined : state?.running?.startedAt;
      if (!hasFailed && !isWithin(TOLD_MS, ended ?? startedAt, now)) continue;

      const isOnce = restartCount === 1 || reason === LOST;
      const isOver = !isWithin(provenAfter(begun, ended, isOnce), startedAt, now);
      yield {
        container,
        reason,
        path: `/status/${list}/${index}/${from}/terminated`,
        isFresh: startedAt === undefined || isWithin(STABLE_MS, startedAt, now),
        ...(isOnce && { isOnce: true as const }),
        ...present({ ended }),
        ...(isOver && startedAt && { until: startedAt }),
      };
    }
  }
}

/** How long a run has to last before the crash of the one before is over: it outlives that, or what happened once stays away. */
function provenAfter(begun: string | undefined, ended: string | undefined, isOnce: boolean) {
  const before = begun && ended ? Date.parse(ended) - Date.parse(begun) : 0;
  const outlived = before * MARGIN;
  return isOnce ? Math.min(STABLE_MS, Math.max(FRESH_MS, outlived)) : Math.max(STABLE_MS, outlived);
}
