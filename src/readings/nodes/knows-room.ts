import type { World } from '../../domain/model.ts';

/** Whether nodes are known and each says how much it can hold: without that no placement can be simulated. */
export function knowsRoom(world: World): boolean {
  const { items } = world.list('Node', { namespace: '' });
  return items.length > 0 && items.every(({ status }) => status?.allocatable !== undefined);
}
