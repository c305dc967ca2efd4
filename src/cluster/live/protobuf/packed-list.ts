import { BinaryReader } from '@bufbuild/protobuf/wire';

import type { Resource } from '../../../domain/resource.ts';
import { Named } from '../item-from-text.ts';
import type { ListPage } from '../list-page.ts';
import { endOf, messageDecoder } from './message-decoder.ts';
import type { Messages } from './messages.ts';

/** How the API server calls it. */
export const PROTOBUF = 'application/vnd.kubernetes.protobuf';

/** First comes this mark; then the fields of an envelope (runtime.Unknown), of which the second is the list. */
const MARK = Buffer.from('k8s\0');
const [LIST, METADATA, ITEM] = [2, 1, 2];

/** Whether what begins like this is one, whatever a proxy has made of its media type: no JSON begins with that letter. */
export function isPackedList([first]: Uint8Array): boolean {
  return first === MARK[0];
}

/** Takes a page of a list of Pods as protobuf, a quarter of its JSON, and hands on each; `messages`: what is read of them. */
export function packedList(messages: Messages, take: (pod: Resource) => void): ListPage {
  const decoded = messageDecoder(messages);
  let open: Uint8Array = new Uint8Array(); // what is not handed on
  let passed = 0; // so many bytes were before it
  let listEnd = Infinity;
  let isOdd = false;
  let metadata: Readonly<{ continue?: string }> | undefined;

  function look(): void {
    if (passed === 0 && open.length < MARK.length) return;
    const reader = new BinaryReader(open);
    reader.pos = passed === 0 ? MARK.length : 0;
    let taken = reader.pos;
    while (!isOdd && reader.pos < reader.len) {
      const field = fieldIn(reader);
      if (!field) break;
      taken = reader.pos;
      if (field.pod) take(field.pod);
    }
    passed += taken;
    open = open.subarray(taken);
  }

  /** What the next field brings; undefined where its rest is to come, or it is none. */
  function fieldIn(reader: BinaryReader): Readonly<{ pod?: Resource }> | undefined {
    try {
      return decodedField(reader);
    } catch (error) {
      isOdd = !(error instanceof RangeError);
      return undefined;
    }
  }

  function decodedField(reader: BinaryReader): Readonly<{ pod?: Resource }> | undefined {
    const isBefore = listEnd === Infinity;
    const isInList = !isBefore && passed + reader.pos < listEnd;
    const [at, wire] = reader.tag();
    if (isBefore && at === LIST) {
      const length = reader.uint32();
      listEnd = passed + reader.pos + length;
    } else if (isInList && at === METADATA) metadata = decoded(reader, endOf(reader), 'ListMeta');
    else if (isInList && at === ITEM) {
      const pod = Named.safeParse(decoded(reader, endOf(reader), 'Pod')).data;
      isOdd = !pod;
      return pod && { pod };
    } else reader.skip(wire, at);
    return {};
  }

  return {
    add(piece) {
      open = Buffer.concat([open, piece]);
      look();
    },
    end() {
      const isWhole = open.length === 0 && passed >= listEnd;
      return !isOdd && isWhole && metadata ? { next: metadata.continue } : undefined;
    },
  };
}
