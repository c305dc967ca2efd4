import type { Resource } from '../domain/resource.ts';

type Metadata = NonNullable<Resource['metadata']>;
type Entry = NonNullable<Metadata['managedFields']>[number];

/** The kinds of which a rule asks when their spec was changed last. */
const DATED = ['DaemonSet', 'Deployment', 'ReplicaSet', 'StatefulSet', 'Rollout'];

/**
 * Metadata in which managedFields is left out, or holds no more than dates a change: times, and of a ConfigMap the
 * names of the keys. Managers and all other fields would only take room.
 */
export function withChangeTimes(
  kind: string,
  { managedFields, ...metadata }: Metadata = {},
): Metadata {
  const isConfig = kind === 'ConfigMap';
  if (!managedFields || !(isConfig || DATED.includes(kind))) return metadata;

  const times = managedFields.map(({ time, operation, subresource, fieldsV1 }: Entry): Entry => ({
    ...(time && { time }),
    ...(operation && { operation }),
    ...(subresource && { subresource }),
    ...(isConfig && fieldsV1 && { fieldsV1 }),
  }));
  return { ...metadata, managedFields: times };
}
