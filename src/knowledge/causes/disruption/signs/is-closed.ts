import type { Resource } from '../../../../domain/resource.ts';

/** Whether a node takes no more pods for good: it is cordoned, deleted, or tainted as Karpenter does before it drains. */
export function isClosed({ metadata, spec }: Resource<'Node'>): boolean {
  const isTainted = spec?.taints?.some(({ key }) => /^karpenter\.sh\/disrupt(?:ed|ion)$/.test(key));
  return spec?.unschedulable === true || !!metadata?.deletionTimestamp || isTainted === true;
}
