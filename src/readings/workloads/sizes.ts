import { isOfKind } from '../../domain/keys.ts';
import type { Resource } from '../../domain/resource.ts';

/** The kinds that keep a number of pods running. */
export const SIZED = [
  'apps/DaemonSet',
  'apps/Deployment',
  'apps/ReplicaSet',
  'apps/StatefulSet',
  'argoproj.io/Rollout',
] as const;
/** A workload of one of these kinds. */
export type Sized = Resource<(typeof SIZED)[number]>;

/** How many pods a workload wants and how many its controller counts; `path` holds the wanted number. */
export type Size = Readonly<{
  wanted: number;
  path: string;
  available: number;
  updated: number;
  isObserved: boolean; // whether the controller has seen the present spec
}>;

/** What a workload wants and has. A ReplicaSet is one revision, and so always up to date. */
export function sizeOf(workload: Sized): Size {
  // A Rollout writes the generation that it has seen as text.
  const observed = Number(workload.status?.observedGeneration ?? 0);
  const isObserved = observed >= (workload.metadata?.generation ?? 0);

  if (isOfKind('apps/DaemonSet', workload)) {
    const { status: counts } = workload;
    const wanted = counts?.desiredNumberScheduled ?? 0;
    const available = counts?.numberAvailable ?? 0;
    const updated = counts?.updatedNumberScheduled ?? 0;
    return { wanted, path: '/status/desiredNumberScheduled', available, updated, isObserved };
  }
  const { spec, status } = workload as Exclude<Sized, Resource<'apps/DaemonSet'>>;
  const wanted = spec?.replicas ?? 1;
  const { availableReplicas: available = readyOfSet(workload) } = status ?? {};
  const { updatedReplicas = 0 } = status && 'updatedReplicas' in status ? status : {};
  const updated = workload.kind === 'ReplicaSet' ? wanted : updatedReplicas;
  return { wanted, path: '/spec/replicas', available, updated, isObserved };
}

/** Before 1.22 a StatefulSet counted the ready pods only: the same, unless pods have to be ready for a while. */
function readyOfSet(workload: Sized): number {
  if (!isOfKind('apps/StatefulSet', workload) || workload.spec?.minReadySeconds) return 0;
  return workload.status?.readyReplicas ?? 0;
}
