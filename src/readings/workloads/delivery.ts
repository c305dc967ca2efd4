import type { Aside } from '../../domain/audience.ts';
import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { present } from '../../text/present.ts';
import { applicationPlace } from './application-place.ts';
import { appliedEntry } from './applied-entry.ts';
import { trackedBy } from './tracking-id.ts';

/**
 * How far what Git asks for has come, by the Argo CD Application of a Rollout. `behind` is the first link that is:
 * the sync, or the promotion; `revision` is the commit that was compared at `comparedAt`.
 */
export type Delivery = Aside &
  Readonly<{
    behind: 'sync' | 'promotion' | 'nothing';
    revision?: string;
    comparedAt?: string;
    syncedAt?: string;
  }>;

const SHORT = 7;

/** Undefined where no Application is named, or it cannot be read or does not know. */
export function deliveryOf(
  rollout: Resource<'argoproj.io/Rollout'>,
  world: World,
): Delivery | undefined {
  const tracked = trackedBy(rollout);
  if (!tracked) return undefined;
  const { name, namespace = placeOf(name, rollout, world) } = tracked;
  if (namespace === undefined) return undefined;
  const about = { kind: 'argoproj.io/Application', namespace, name } as const;
  const fact = world.get(about);
  if (fact.is !== 'known') return undefined;

  const { sync, reconciledAt, operationState } = fact.value.status ?? {};
  const status = appliedEntry(fact.value, rollout)?.status;
  if (status !== 'Synced' && status !== 'OutOfSync') return undefined;

  const { currentPodHash, stableRS } = rollout.status ?? {};
  const reached = currentPodHash === stableRS ? 'nothing' : 'promotion';
  const revision = sync?.revision?.slice(0, SHORT);
  const syncedAt = operationState?.phase === 'Succeeded' ? operationState.finishedAt : undefined;
  return {
    about,
    behind: status === 'Synced' ? reached : 'sync',
    ...present({ revision, comparedAt: reconciledAt, syncedAt }),
  };
}

function placeOf(name: string, rollout: Resource, world: World): string | undefined {
  const place = applicationPlace(name, rollout, world);
  return place.is === 'known' ? place.namespace : undefined;
}
