import { BinaryReader } from '@bufbuild/protobuf/wire';

import type { Resource } from '../../../domain/resource.ts';
import type { ListPage } from '../list-page.ts';
import { endOf, messageDecoder } from './message-decoder.ts';
import type { Messages } from './messages.ts';

/** How the API server calls it. */
export const PROTOBUF = 'application/vnd.kubernetes.protobuf';

/** "k8s" and a zero; then the fields of an envelope (runtime.Unknown), of which the second is the list. */
const MARK_BYTES = 4;
const [LIST, METADATA, ITEM] = [2, 1, 2];

/** Takes a page of a list of Pods as protobuf, a quarter of its JSON, and hands on each; `messages`: what is read of them. */
export function packedList(messages: Messages, take: (pod: Resource) => void): ListPage {
  const decoded = messageDecoder(messages);
  let open: Uint8Array = new Uint8Array(); // what is not handed on
  let isBegun = false;
  let isInList = false;
  let metadata: Readonly<{ continue?: string }> | undefined;

  function look(): void {
    const reader = new BinaryReader(open);
    if (!isBegun) reader.pos = MARK_BYTES;
    isBegun ||= open.length >= MARK_BYTES;
    let taken = isBegun ? reader.pos : 0;
    try {
      while (reader.pos < reader.len) {
        takeField(reader);
        taken = reader.pos;
      }
    } catch (error) {
      if (!(error instanceof RangeError)) throw error; // the rest of a field is to come
    }
    open = open.subarray(taken);
  }

  function takeField(reader: BinaryReader): void {
    const [at, wire] = reader.tag();
    if (!isInList && at === LIST) {
      reader.uint32();
      isInList = true;
    } else if (isInList && (at === METADATA || at === ITEM)) {
      const end = endOf(reader);
      if (at === METADATA) metadata = decoded(reader, end, 'ListMeta');
      // Of the form that the messages say.
      else take(decoded(reader, end, 'Pod') as Resource);
    } else reader.skip(wire, at);
  }

  return {
    add(piece) {
      open = Buffer.concat([open, piece]);
      look();
    },
    end: () => (open.length > 0 || !metadata ? undefined : { next: metadata.continue }),
  };
}
