import type { Sized } from '../../../world/readings/workloads/sizes.ts';

/** A generation that the controller has not seen, since when, and the last that it has. */
export type Unseen = Readonly<{ generation: number; observed?: number; since: string }>;

/**
 * By what a workload shows that its controller has not seen its present spec, and since when at the least. A change
 * dates itself only by managedFields; where those are left out, only what was never seen at all has a date.
 * Argo Rollouts may act on a spec and not write so for as long as its canary does not run
 * (argoproj/argo-rollouts#4626): of a Rollout only one without any status was not seen.
 */
export function unseenSpec({ kind, metadata, status }: Sized): Unseen | undefined {
  const { generation, creationTimestamp, managedFields = [], deletionTimestamp } = metadata ?? {};
  const observed = Number(status?.observedGeneration ?? 0);
  if (!generation || observed >= generation || deletionTimestamp) return undefined;
  if (kind === 'Rollout' && observed > 0) return undefined;

  const changed = managedFields
    .filter(({ subresource }) => subresource !== 'status')
    .flatMap(({ time }) => time ?? [])
    .toSorted();
  const since = changed.at(-1) ?? (observed === 0 ? creationTimestamp : undefined);
  return since ? { generation, since, ...(observed > 0 && { observed }) } : undefined;
}
