import type { Evidence, Ref, Symptom, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { conditionOf } from '../../../readings/conditions.ts';
import { eventsSaying } from '../../../readings/events.ts';
import { isWithin } from '../../../readings/time.ts';
import { refusalIn, type Refusal } from '../../../readings/workloads/refusal.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';

/** Controllers try again with a delay that grows to about 16 minutes. */
export const RETRY_MS = 17 * 60_000;
/** What causes of a refused creation explain: workloads that lack pods, and custom objects whose controllers quote the answer. */
export const REFUSED = [
  'replicas-missing',
  'job-late',
  'object-reports-trouble',
  'object-warned-about',
] as const;
/** Of what the API server answers about other objects than pods, the custom object's own words tell. */
const OF_PODS = /\bpods? ?(?:"|is forbidden)|creat(?:e|ing) (?:the |a )?pods?\b/i;
/** Kinds that keep it in a condition; the others only tell it in events. */
const BY_CONDITION = ['apps/ReplicaSet', 'apps/Deployment', 'argoproj.io/Rollout'];
/** Kinds that only repeat what their ReplicaSets say. */
const BY_PROXY = ['apps/Deployment', 'argoproj.io/Rollout'];

/** By what a controller says that it may not create pods; undefined where it says no such thing. */
export function refusedCreation(object: Resource, on: Ref, world: World): Evidence | undefined {
  if (!BY_CONDITION.includes(on.kind)) {
    const said = lastFailure(on, world);
    return said && isWithin(RETRY_MS, said.at, world.now) ? said : undefined;
  }
  const failure = conditionOf(object, 'ReplicaFailure');
  if (failure?.status !== 'True') return undefined;
  const { message, path, status, lastTransitionTime: at } = failure;
  const [field, quote] = message ? ['message', message] : ['status', status];
  return { ...quotedField(on, `${path}/${field}`, quote), ...present({ at }) };
}

/**
 * What the API server last answered the controller that a symptom is about. The condition keeps its first answer,
 * events tell the newest one.
 */
export function lastRefusal(
  { kind, on, reason, evidence }: Symptom,
  world: World,
): Readonly<{ refusal: Refusal; said: Evidence }> | undefined {
  if (kind.startsWith('object-')) {
    const quoted = OF_PODS.test(evidence.quote) ? refusalIn(evidence.quote) : undefined;
    return quoted && { refusal: quoted, said: evidence };
  }
  if (reason !== 'FailedCreate' || BY_PROXY.includes(on.kind)) return undefined;
  const newest = lastFailure(on, world);
  const said = newest && !isBefore(newest.at, evidence.at) ? newest : evidence;
  const refusal = refusalIn(said.quote);
  return refusal && { refusal, said };
}

/** The newest FailedCreate of a controller that has not created anything since. */
function lastFailure(on: Ref, world: World): Evidence | undefined {
  const [failed] = eventsSaying(['FailedCreate'], on, world);
  const [created] = eventsSaying(['SuccessfulCreate'], on, world);
  return failed && !isBefore(failed.at, created?.at) ? failed : undefined;
}

function isBefore(time: string | undefined, other: string | undefined): boolean {
  return time !== undefined && other !== undefined && Date.parse(time) < Date.parse(other);
}
