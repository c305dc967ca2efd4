import { isOfKind } from '../../../../domain/keys.ts';
import type { Resource } from '../../../../domain/resource.ts';
import { present } from '../../../../text/present.ts';

/** The kinds on which a controller of the control plane, or that of Argo Rollouts, writes a status within seconds. */
export const HEEDED = [
  'apps/DaemonSet',
  'apps/Deployment',
  'apps/ReplicaSet',
  'apps/StatefulSet',
  'argoproj.io/Rollout',
  'autoscaling/HorizontalPodAutoscaler',
  'batch/Job',
  'policy/PodDisruptionBudget',
] as const;
/** An object of one of these kinds. */
export type Heeded = Resource<(typeof HEEDED)[number]>;

/** By which field its controller has not seen an object, since when, and the last generation that it has seen. */
export type Unheeded = Readonly<{
  path: string;
  quote: string;
  since: string;
  generation?: number;
  observed?: number;
}>;

const JOB_CONTROLLER = 'kubernetes.io/job-controller';

/** By what an object shows that its controller has not seen its present spec, and since when at the least. */
export function unheededBy(object: Heeded): Unheeded | undefined {
  if (object.metadata?.deletionTimestamp) return undefined;
  if (isOfKind('batch/Job', object)) return isBegun(object) ? undefined : neverSeen(object);
  if (isOfKind('autoscaling/HorizontalPodAutoscaler', object))
    return object.status?.conditions?.length ? undefined : neverSeen(object);
  return unseenGeneration(object);
}

/** Its controller writes when it began, or that it is suspended, at the first look; another one may be asked for. */
function isBegun({ spec, status }: Resource<'batch/Job'>): boolean {
  const { managedBy = JOB_CONTROLLER } = spec ?? {};
  const isSeen = Object.keys(status ?? {}).length > 0;
  return isSeen || spec?.suspend === true || managedBy !== JOB_CONTROLLER;
}

function neverSeen({ metadata }: Heeded): Unheeded | undefined {
  const since = metadata?.creationTimestamp;
  return since ? { path: '/metadata/creationTimestamp', quote: since, since } : undefined;
}

/**
 * A change dates itself only by managedFields; where those are left out, only what was never seen at all has a date.
 * Argo Rollouts may act on a spec and not write so for as long as its canary does not run
 * (argoproj/argo-rollouts#4626): of a Rollout only one without any status was not seen.
 */
function unseenGeneration({ kind, metadata, status }: Heeded): Unheeded | undefined {
  const { generation, creationTimestamp, managedFields = [] } = metadata ?? {};
  const { observedGeneration } = { observedGeneration: 0, ...status };
  const observed = Number(observedGeneration);
  if (!generation || observed >= generation) return undefined;
  if (kind === 'Rollout' && observed > 0) return undefined;

  const changed = managedFields
    .filter(({ subresource }) => subresource !== 'status')
    .flatMap(({ time }) => time ?? [])
    .toSorted();
  const since = changed.at(-1) ?? (observed === 0 ? creationTimestamp : undefined);
  return since
    ? {
        path: '/metadata/generation',
        quote: `${generation}`,
        since,
        generation,
        ...present({ observed }),
      }
    : undefined;
}
