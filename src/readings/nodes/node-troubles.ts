import type { Resource } from '../../domain/resource.ts';
import { conditionOf, type Condition } from '../conditions.ts';

/**
 * What a node may report beside its Ready condition, and the taint that then keeps new pods away. The first four are
 * Kubernetes' own; the others are those of node-problem-detector, which come without a taint.
 */
const TROUBLES = {
  DiskPressure: 'node.kubernetes.io/disk-pressure',
  MemoryPressure: 'node.kubernetes.io/memory-pressure',
  PIDPressure: 'node.kubernetes.io/pid-pressure',
  NetworkUnavailable: 'node.kubernetes.io/network-unavailable',
  KernelDeadlock: undefined,
  ReadonlyFilesystem: undefined,
  CorruptDockerOverlay2: undefined,
  FrequentContainerdRestart: undefined,
  FrequentDockerRestart: undefined,
  FrequentKubeletRestart: undefined,
  FrequentUnregisterNetDevice: undefined,
} as const;

/** The type of a condition by which a node reports a trouble. */
export type NodeTrouble = keyof typeof TROUBLES;

/** The troubles that a node reports, with the condition of each. */
export function nodeTroubles(
  node: Resource<'Node'>,
): readonly Readonly<{ type: NodeTrouble; condition: Condition }>[] {
  return (Object.keys(TROUBLES) as NodeTrouble[]).flatMap((type) => {
    const condition = conditionOf(node, type);
    return condition?.status === 'True' ? [{ type, condition }] : [];
  });
}

/** Whether a trouble is one for which the kubelet evicts pods. */
export function isPressure({ type }: Readonly<{ type: NodeTrouble }>): boolean {
  return type.endsWith('Pressure');
}

/** Whether a node is now as a taint on it says: a taint may stay for seconds after its reason is over. */
export function isNodeAs(taint: string, node: Resource<'Node'>): boolean {
  const ready = conditionOf(node, 'Ready')?.status;
  if (taint === 'node.kubernetes.io/unreachable') return ready === 'Unknown';
  if (taint === 'node.kubernetes.io/not-ready') return ready === 'False';
  return nodeTroubles(node).some(({ type }) => TROUBLES[type] === taint);
}
