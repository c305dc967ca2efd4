import type { Resource } from '../domain/resource.ts';

type Metadata = NonNullable<Resource['metadata']>;
type Entry = NonNullable<Metadata['managedFields']>[number];

/** The kinds of which a rule asks when their spec was changed last. */
const DATED = ['DaemonSet', 'Deployment', 'ReplicaSet', 'StatefulSet', 'Rollout'];

/**
 * Metadata in which managedFields is left out, or holds no more than dates a change: times, and of a ConfigMap the
 * names of the keys. Managers and all other fields would only take room. `observed`: the generation that its controller
 * has seen, where it says so: what it has not seen is dated as well.
 */
export function withChangeTimes(
  kind: string,
  { managedFields, ...metadata }: Metadata = {},
  observed?: number,
): Metadata {
  const isConfig = kind === 'ConfigMap';
  const isUnseen = observed !== undefined && observed < (metadata.generation ?? 0);
  if (!managedFields || !(isConfig || isUnseen || DATED.includes(kind))) return metadata;

  const times = managedFields.map(({ time, operation, subresource, fieldsV1 }: Entry): Entry => ({
    ...(time && { time }),
    ...(operation && { operation }),
    ...(subresource && { subresource }),
    ...(isConfig && fieldsV1 && { fieldsV1 }),
  }));
  return { ...metadata, managedFields: times };
}

/** The generation of its spec that an object's controller has seen; undefined where it does not say. */
export function observedIn(object: Resource): number | undefined {
  const { observedGeneration } =
    (object as { status?: { observedGeneration?: unknown } | null }).status ?? {};
  return typeof observedGeneration === 'number' ? observedGeneration : undefined;
}
