import type { Fact, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { conditionOf } from '../conditions.ts';
import { podToNode } from '../edges/pod-to-node.ts';
import { isStuckEnding } from '../pods/pods.ts';
import { podRef } from '../workloads/workloads.ts';

type Node = Resource<'Node'>;

/** Whether a node says that it can run pods. */
export function isNodeReady(node: Node): boolean {
  return conditionOf(node, 'Ready')?.status === 'True';
}

/** The node of a pod; it is lost where the node does not exist, or is known not to be Ready. */
export function nodeOf(
  pod: Resource<'Pod'>,
  world: World,
): Readonly<{ node: Fact<Node>; isLost: boolean }> {
  const [link] = world.follow(podToNode, podRef(pod)).items;
  if (!link) return { node: { is: 'absent' }, isLost: false };
  const node = world.get({ ...link.to, kind: 'Node' });
  const isLost = node.is === 'absent' || (node.is === 'known' && !isNodeReady(node.value));
  return { node, isLost };
}

/**
 * Whether a pod is deleted and nobody ends it: its grace period is long over, or the kubelet that would say so is
 * silent. Pods of a node that was removed go by themselves.
 */
export function isHeldEnding(pod: Resource<'Pod'>, world: World): boolean {
  if (!pod.metadata?.deletionTimestamp) return false;
  if (isStuckEnding(pod, world.now)) return true;
  const { node, isLost } = nodeOf(pod, world);
  return isLost && node.is === 'known';
}
