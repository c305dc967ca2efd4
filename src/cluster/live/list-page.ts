import type { Resource } from '../../domain/resource.ts';
import { placedPod } from '../../world/placed-pod.ts';
import { cutMessages } from '../cut-messages.ts';
import type { IncomingList, ListEnd } from './incoming-list.ts';
import { isOther } from './is-other.ts';
import { itemFromBytes } from './item-from-bytes.ts';
import { jsonList } from './json-list.ts';
import { isPacked, packedList } from './packed/packed-list.ts';
import type { typeOf } from './type-of.ts';
import { fromWire } from './wire.ts';

/** What is listed: objects of one kind, perhaps of one namespace, or of none (''); `isToPlace`: of pods only that is kept which counts where another is placed. */
type Listed = Readonly<{
  type: ReturnType<typeof typeOf>;
  namespace: string | undefined;
  isToPlace: boolean;
}>;

/**
 * A page while it comes in: each object is trimmed before the next one is there. Of what was not asked for, and of what nests too
 * deep, nothing is kept; the page is then odd, as is a last one after which some are still to come.
 */
export function listPage({ type, namespace, isToPlace }: Listed) {
  const items: Resource[] = [];
  let page: IncomingList | undefined;
  let isOdd = false;
  const wanted = { ...type, ...(namespace !== undefined && { namespace }) };
  const keep = (item: Resource) => {
    if (isOther(item, wanted)) isOdd = true;
    else items.push(item);
  };
  const takeBytes = (bytes: Buffer) => {
    const item = itemFromBytes(bytes, type.kind);
    if (item === 'odd') isOdd = true;
    else if (item) keep(fromWire(isToPlace ? placedPod(item) : item, type));
    return item !== undefined;
  };
  const takePacked = (pod: Resource) => {
    keep(cutMessages({ ...type, ...placedPod(pod) })); // nulls cannot be packed
  };
  const pageOf = (piece: Uint8Array) =>
    isPacked(piece) ? packedList(takePacked) : jsonList(takeBytes);
  return {
    items,
    isOdd: () => isOdd,
    add: (piece: Uint8Array) => (page ??= pageOf(piece)).add(piece),
    end() {
      const end = page?.end();
      if (end && isOddEnd(end, type)) isOdd = true;
      return end;
    },
  };
}

/** Who defines a kind of their own may call a list of it whatever they like. */
const OWN = /^(?:(?:\w+|[\w.]+\.k8s\.io)\/)?\w+$/;

function isOddEnd({ next, remaining = 0, kind }: ListEnd, type: Listed['type']): boolean {
  const isList = kind === undefined || kind === 'List' || kind === `${type.kind}List`;
  return (!isList && OWN.test(type.apiVersion)) || (!next && remaining > 0);
}
