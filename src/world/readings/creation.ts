import type { Evidence, Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { conditionOf } from './conditions.ts';
import { eventsSaying } from './events.ts';
import { isWithin } from './time.ts';

/** Controllers try again with a delay that grows to about 16 minutes. */
const FRESH_MS = 17 * 60_000;
/** Kinds that keep it in a condition; the others only tell it in events. */
const BY_CONDITION = ['apps/ReplicaSet', 'apps/Deployment', 'argoproj.io/Rollout'];

/** By what a controller says that it may not create pods; undefined where it says no such thing. */
export function refusedCreation(object: Resource, on: Ref, world: World): Evidence | undefined {
  if (!BY_CONDITION.includes(on.kind)) {
    const [said] = eventsSaying(['FailedCreate'], on, world);
    return said && isWithin(FRESH_MS, said.at, world.now) ? said : undefined;
  }
  const failure = conditionOf(object, 'ReplicaFailure');
  if (failure?.status !== 'True') return undefined;
  const { message, path, status, lastTransitionTime: at } = failure;
  const [field, quote] = message ? ['message', message] : ['status', status];
  return { source: 'field', on, path: `${path}/${field}`, quote, ...(at && { at }) };
}
