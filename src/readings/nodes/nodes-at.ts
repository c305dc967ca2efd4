import { refTo } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';

const IP = /^[\d.]+$|:/;

/** The nodes that have an address or host name; a node may be called by the first part of that. */
export function nodesAt(address: string, world: World): readonly Ref<'Node'>[] {
  return world
    .list('Node', { namespace: '' })
    .items.filter(({ metadata, status }) => {
      const own = (status?.addresses ?? []).map((one) => one.address.toLowerCase());
      const names = [address, ...(IP.test(address) ? [] : address.split('.').slice(0, 1))];
      return names.includes(metadata?.name ?? '') || own.includes(address);
    })
    .map((node) => refTo('Node', node));
}
