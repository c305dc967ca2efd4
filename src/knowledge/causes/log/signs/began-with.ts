import { isA } from '../../../../domain/keys.ts';
import type { World } from '../../../../domain/model.ts';
import type { Resource } from '../../../../domain/resource.ts';
import { changesFor } from '../../../../readings/config/config-changes.ts';
import { podToController } from '../../../../readings/edges/pod-to-controller.ts';
import { replicaSetToController } from '../../../../readings/edges/replicaset-to-controller.ts';
import type { Complaint } from '../../../../readings/logs/complaints.ts';
import { complaintsOf } from '../../../../readings/logs/pod-complaints.ts';
import { hashOf } from '../../../../readings/pods/sampled-pods.ts';
import { replicaSetsOf } from '../../../../readings/workloads/replica-sets.ts';
import { podRef } from '../../../../readings/workloads/workloads.ts';

type Pod = Resource<'Pod'>;
/** What changed shortly before a complaint began; `isOnlyThere`: a pod of another revision does not complain so. */
export type Beginning = Readonly<{
  what: 'revision' | 'config';
  name: string;
  at?: string;
  isOnlyThere?: true;
}>;

/** So soon after a change something that it brought is written. */
const SOON_MS = 10 * 60_000;

/** The newest revision, or a ConfigMap that changed, where the complaint began with it. */
export function beganWith(
  { template, first }: Complaint,
  { pod, container }: Readonly<{ pod: Pod; container: string }>,
  others: readonly Pod[],
  world: World,
): Beginning | undefined {
  const older = others.find((other) => hashOf(other) !== hashOf(pod));
  const podLog = older && complaintsOf(older, world, container);
  const isSilent =
    podLog !== undefined &&
    podLog.entries > 0 &&
    !podLog.complaints.some((one) => one.template === template);
  const hash = hashOf(pod);
  const created = newestSince(pod, world) ?? (older && pod.metadata?.creationTimestamp);
  const isSoon = (at: string | undefined) =>
    first !== undefined &&
    at !== undefined &&
    Date.parse(first) >= Date.parse(at) &&
    Date.parse(first) - Date.parse(at) <= SOON_MS;

  if (hash && created && older && isSilent) {
    return { what: 'revision', name: hash, at: created, isOnlyThere: true };
  }
  const change = changesFor(pod, world).find(({ time }) => isSoon(time));
  if (change) return { what: 'config', name: change.name, at: change.time };
  return hash && !older && isSoon(created) && created
    ? { what: 'revision', name: hash, at: created }
    : undefined;
}

/** Since when the revision of a pod is there, where it is the newest of several. */
function newestSince(pod: Pod, world: World): string | undefined {
  const [maker] = world.follow(podToController, podRef(pod)).items;
  const set = maker && isA('apps/ReplicaSet', maker.to) ? world.get(maker.to) : undefined;
  const [above] = maker ? world.follow(replicaSetToController, maker.to).items : [];
  if (set?.is !== 'known' || !above) return undefined;
  const created = set.value.metadata?.creationTimestamp;
  const sets = replicaSetsOf(above.to, world).items.flatMap(
    ({ metadata }) => metadata?.creationTimestamp ?? [],
  );
  const isNewest = sets.every((one) => Date.parse(one) <= Date.parse(created ?? ''));
  return isNewest && sets.length > 1 ? created : undefined;
}
