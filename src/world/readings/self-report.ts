import { kindOf } from '../../domain/keys.ts';
import type { Resource } from '../../domain/resource.ts';
import { isWithin } from './time.ts';

type Condition = Readonly<{
  type: string;
  status: string;
  reason?: string;
  lastTransitionTime?: string;
}>;

/** A pod may take so long to be Ready before anything is wrong. */
const STARTING_MS = 2 * 60_000;
/** Conditions by which a workload says that it is not well, with the value that says so. */
const TROUBLES: readonly (readonly [type: string, status: string])[] = [
  ['Available', 'False'],
  ['ReplicaFailure', 'True'],
  ['InvalidSpec', 'True'],
  ['Failed', 'True'],
];

/**
 * Whether an object says itself that it is not well. No symptom on it then does not mean that it is healthy,
 * only that nobody knows how to tell what it has.
 */
export function saysIll(object: Resource, now: string): boolean {
  const { conditions = [] } = conditioned(object).status ?? {};
  if (object.metadata?.deletionTimestamp) return false;
  if (kindOf(object) === 'Pod') return isUnready(object, conditions, now);

  if (conditioned(object).status?.phase === 'Degraded') return true; // an Argo Rollout
  const isLate = conditions.some(({ reason }) => reason === 'ProgressDeadlineExceeded');
  const troubled = TROUBLES.some(([type, status]) =>
    conditions.some((one) => one.type === type && one.status === status),
  );
  return isLate || troubled;
}

function isUnready(pod: Resource, conditions: readonly Condition[], now: string): boolean {
  const { phase } = conditioned(pod).status ?? {};
  if (phase === 'Pending') return !isWithin(STARTING_MS, pod.metadata?.creationTimestamp, now);
  if (phase !== 'Running') return false;
  const ready = conditions.find(({ type }) => type === 'Ready');
  if (ready?.status !== 'False' || ready.reason === 'PodCompleted') return false;
  return !isWithin(STARTING_MS, ready.lastTransitionTime, now);
}

/** Conditions look alike in every kind that has them. */
function conditioned(object: Resource) {
  return object as Resource & {
    readonly status?: Readonly<{ phase?: string; conditions?: readonly Condition[] }>;
  };
}
