import { refTo } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';

/** The nodes that have an address or host name. */
export function nodesAt(address: string, world: World): readonly Ref<'Node'>[] {
  return world
    .list('Node', { namespace: '' })
    .items.filter(({ metadata, status }) => {
      const own = (status?.addresses ?? []).map((one) => one.address.toLowerCase());
      return metadata?.name === address || own.includes(address);
    })
    .map((node) => refTo('Node', node));
}
