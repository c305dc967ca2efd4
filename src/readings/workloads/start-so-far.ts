import { isA } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import type { StartSoFar } from '../../domain/verdict.ts';
import { isOver, isReady } from '../pods/pods.ts';
import { podsOf, replicasOf } from './workloads.ts';

/** How far a workload or pod is that starts; undefined for other kinds, or where all of its pods are ready. */
export function startSoFar(target: Ref, world: World): StartSoFar | undefined {
  const { pods, gap } = podsOf(target, world);
  if (gap) return undefined;
  const living = pods.filter((pod) => !isOver(pod) && !pod.metadata?.deletionTimestamp);
  const count = isA('Pod', target) ? containersOf(living) : podsAmong(target, living, world);
  if (!count || count.ready >= count.wanted) return undefined;
  const seconds = secondsSince(living, world.now);
  return { ...count, ...(seconds !== undefined && { seconds }) };
}

type Count = Omit<StartSoFar, 'seconds'>;

function containersOf([pod]: readonly Resource<'Pod'>[]): Count | undefined {
  const wanted = pod?.spec?.containers.length;
  if (!wanted) return undefined;
  const ready = (pod?.status?.containerStatuses ?? []).filter((one) => one.ready).length;
  return { ready, wanted, of: 'containers' };
}

function podsAmong(target: Ref, pods: readonly Resource<'Pod'>[], world: World): Count | undefined {
  const wanted = replicasOf(target, world);
  if (wanted === undefined) return undefined;
  return { ready: pods.filter(isReady).length, wanted, of: 'pods' };
}

function secondsSince(pods: readonly Resource<'Pod'>[], now: string): number | undefined {
  const made = pods
    .filter((pod) => !isReady(pod))
    .flatMap(({ metadata }) => metadata?.creationTimestamp ?? [])
    .map((time) => Date.parse(time));
  if (made.length === 0) return undefined;
  return Math.max(0, Math.round((Date.parse(now) - Math.max(...made)) / 1000));
}
