import { ownOf } from '../../text/own-of.ts';
import type { Cluster, Pod } from '../cluster.ts';

/** The labels by which controllers tell the revisions of their pods apart. */
const REVISION = ['rollouts-pod-template-hash', 'pod-template-hash', 'controller-revision-hash'];

/**
 * Counts per node the pods of a pod's workload: of its own revision, the new one, and of others. Pods of one
 * template have the same labels but for the revision's. Undefined where there is only one revision.
 */
export function revisionsOn(
  pod: Pod,
  cluster: Cluster,
): ((node: string) => Readonly<{ old: number; new: number }>) | undefined {
  const labels = Object.entries(pod.metadata?.labels ?? {});
  const key = REVISION.find((one) => labels.some(([name]) => name === one));
  const common = labels.filter(([name]) => !REVISION.includes(name));
  if (!key || common.length === 0) return undefined;

  const isOwn = ({ metadata }: Pod) =>
    metadata?.namespace === pod.metadata?.namespace &&
    ownOf(metadata?.labels, key) !== undefined &&
    common.every(([name, value]) => ownOf(metadata?.labels, name) === value);
  const isNew = ({ metadata }: Pod) =>
    ownOf(metadata?.labels, key) === ownOf(pod.metadata?.labels, key);
  if (!cluster.pods.some((one) => isOwn(one) && !isNew(one))) return undefined;
  return (node) => {
    const own = cluster.podsOn(node).filter(isOwn);
    const fresh = own.filter(isNew).length;
    return { old: own.length - fresh, new: fresh };
  };
}
