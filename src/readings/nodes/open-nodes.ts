import type { World } from '../../domain/model.ts';
import { isNodeReady } from './nodes.ts';

/** The names of the nodes that are Ready and that neither a cordon nor a taint keeps pods off. */
export function openNodes(world: World): readonly string[] {
  return world.list('Node', { namespace: '' }).items.flatMap((node) => {
    const { metadata, spec } = node;
    const isBarred = spec?.taints?.some(({ effect }) => effect !== 'PreferNoSchedule');
    return isNodeReady(node) && !isBarred && !spec?.unschedulable && metadata?.name
      ? [metadata.name]
      : [];
  });
}
