import type { Resource } from '../domain/resource.ts';
import { present } from '../text/present.ts';

type Metadata = NonNullable<Resource['metadata']>;
type Entry = NonNullable<Metadata['managedFields']>[number];

/** The kinds of which a rule asks when their spec was changed last. */
const DATED = ['DaemonSet', 'Deployment', 'ReplicaSet', 'StatefulSet', 'Rollout'];

/**
 * Metadata in which managedFields is left out, or holds no more than dates a change: times, of a ConfigMap the
 * names of the keys, and of a Rollout who has aborted it. All other fields would only take room. `observed`: the
 * generation that its controller has seen, where it says so: what it has not seen is dated as well. Who changed it is kept
 * only where `named`.
 */
export function withChangeTimes(
  kind: string,
  { managedFields, ...metadata }: Metadata = {},
  observed?: number,
  whose: 'anybody' | 'named' = 'anybody',
): Metadata {
  if (!managedFields || !keepsChangeTimes(kind, metadata, observed)) return metadata;

  const isConfig = kind === 'ConfigMap';
  const times = managedFields.map((entry: Entry): Entry => {
    const { time, operation, subresource, fieldsV1, manager } = entry;
    return {
      ...(whose === 'named' && manager && { manager }),
      ...present({ time, operation, subresource }),
      ...(isConfig && fieldsV1 && { fieldsV1 }),
      ...(kind === 'Rollout' && abortIn(entry)),
    };
  });
  return { ...metadata, managedFields: times };
}

/** Whether anything of managedFields is kept. */
export function keepsChangeTimes(
  kind: string,
  { generation = 0 }: Metadata = {},
  observed?: number,
): boolean {
  const isUnseen = observed !== undefined && observed < generation;
  return isUnseen || kind === 'ConfigMap' || DATED.includes(kind);
}

/** Who has set status.abort. */
function abortIn({ manager, fieldsV1 }: Entry): Pick<Entry, 'manager' | 'fieldsV1'> | undefined {
  const { 'f:status': { 'f:abort': set } = {} } = (fieldsV1 ?? {}) as {
    'f:status'?: { 'f:abort'?: object };
  };
  return set && manager ? { manager, fieldsV1: { 'f:status': { 'f:abort': {} } } } : undefined;
}

/** The generation of its spec that an object's controller has seen; undefined where it does not say. */
export function observedIn(object: Resource): number | undefined {
  const { observedGeneration } =
    (object as { status?: { observedGeneration?: unknown } | null }).status ?? {};
  return typeof observedGeneration === 'number' ? observedGeneration : undefined;
}
