import type { Resource } from '../../../domain/resource.ts';
import type { IncomingList } from '../incoming-list.ts';
import { Named } from '../named.ts';
import { MessageReader, tagOf, type DecodedBefore } from './message-reader.ts';
import { fieldsOf } from './placed-messages.ts';

/** How the API server calls it. */
export const PACKED = 'application/vnd.kubernetes.protobuf';

/** First comes this mark; then the fields of an envelope (runtime.Unknown), of which the second is the list. */
const MARK = Buffer.from('k8s\0');
const [LIST, METADATA, ITEM] = [tagOf(2), tagOf(1), tagOf(2)];

/** Whether what begins like this is one, whatever a proxy has made of its media type: no JSON begins with that letter. */
export function isPacked([first]: Uint8Array): boolean {
  return first === MARK[0];
}

/** Takes a page of a list of Pods that Protocol Buffers packed, and hands on what of each counts where another is placed. */
export function packedList(take: (pod: Resource) => void): IncomingList {
  const known: DecodedBefore = { texts: new Map(), times: new Map(), messages: new Map() };
  let open: Buffer = Buffer.of(); // what is not handed on
  let passed = 0; // so many bytes were before it
  let listEnd: number | undefined;
  let isOdd = false;
  let metadata: Readonly<{ continue?: string }> | undefined;

  function look(): void {
    const reader = new MessageReader(open, known);
    reader.at = passed === 0 ? MARK.length : 0;
    let taken = 0;
    try {
      while (!isOdd && reader.at < open.length) {
        takeField(reader);
        taken = reader.at;
      }
    } catch (error) {
      if (!(error instanceof RangeError)) throw error; // its rest is to come
    }
    passed += taken;
    open = open.subarray(taken);
  }

  function takeField(reader: MessageReader): void {
    const isInList = listEnd !== undefined && passed + reader.at < listEnd;
    const tag = reader.number();
    const begin = reader.at;
    if (listEnd === undefined && tag === LIST) {
      const length = reader.number();
      listEnd = passed + reader.at + length;
    } else {
      reader.skip(tag); // throws where not all of it is there
      if (isInList && tag === METADATA) metadata = dataIn(reader, begin, 'ListMeta');
      else if (isInList && tag === ITEM) takeItem(dataIn(reader, begin, 'Pod'));
    }
  }

  function takeItem(data: unknown): void {
    const pod = Named.safeParse(data).data;
    if (pod) take(pod);
    else isOdd = true;
  }

  return {
    add(piece) {
      open = Buffer.concat([open, piece]);
      look();
    },
    end() {
      const isWhole = open.length === 0 && listEnd !== undefined && passed >= listEnd;
      return !isOdd && isWhole && metadata ? { next: metadata.continue } : undefined;
    },
  };
}

/** The message that begins there and of which all is there; undefined where it is none. */
function dataIn(reader: MessageReader, begin: number, type: 'ListMeta' | 'Pod') {
  reader.at = begin;
  const end = reader.end();
  try {
    return reader.message(fieldsOf(type), end);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    reader.at = end;
    return undefined;
  }
}
