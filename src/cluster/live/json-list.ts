import { z } from 'zod';

import { present } from '../../text/present.ts';
import { decoded } from './decoded.ts';
import { endOfValue } from './end-of-value.ts';
import type { IncomingList } from './incoming-list.ts';

const Rest = z.looseObject({
  kind: z.string().optional(),
  metadata: z
    .looseObject({ continue: z.string().optional(), remainingItemCount: z.number().optional() })
    .optional(),
  items: z.array(z.never()).nullable(),
});
/** Nothing that an API server writes before the objects has such a field, and in a text its quotes would be escaped. */
const BEGIN = /"items":\s*\[/g;
const LONGEST_BEGIN = 32;
const FIRST_FIELD = /^\{"[^"\\]{1,40}":/;
const LONGEST_FIELD = 44;
const [COMMA, OPENING, CLOSING_LIST] = [0x2c, 0x7b, 0x5d];

/**
 * Hands on each object of a list, to be parsed and trimmed before the next one is there. `take` tells whether the bytes are an
 * object: where one seems to end, which is found faster than where it does, no beginning of one is JSON.
 */
export function jsonList(take: (object: Buffer) => boolean): IncomingList {
  let before: string | undefined; // all up to the first object, once that has begun
  let open: Buffer = Buffer.of(); // what is not handed on
  let pieces: Uint8Array[] = []; // came after it
  let length = 0; // of all that
  let isOver = false;

  function look(): void {
    const seen = open.length; // looked at in vain
    open = Buffer.concat([open, ...pieces]);
    pieces = [];
    if (before === undefined) begin(seen);
    if (before !== undefined && !isOver) handOn();
    length = open.length;
  }

  function begin(seen: number): void {
    const from = Math.max(0, seen - LONGEST_BEGIN);
    BEGIN.lastIndex = 0;
    if (!BEGIN.test(open.toString('latin1', from))) return;
    before = open.toString('utf8', 0, from + BEGIN.lastIndex);
    open = open.subarray(from + BEGIN.lastIndex);
  }

  function handOn(): void {
    let at = pastGap(open, 0);
    const next = open[at] === OPENING ? likeThat(open, at) : undefined;
    while (open[at] === OPENING) {
      const end =
        (next && ended(at, open.indexOf(next, at) + 1)) || ended(at, endOfValue(open, at));
      if (!end) break;
      at = pastGap(open, end);
    }
    isOver = open[at] === CLOSING_LIST;
    open = open.subarray(at);
  }

  /** Where the object ends that is handed on, if it is one. */
  function ended(at: number, end: number): number | undefined {
    return end > at && take(open.subarray(at, end)) ? end : undefined;
  }

  return {
    add(piece) {
      pieces.push(piece);
      length += piece.length;
      if (length >= 2 * open.length) look(); // an object of many pieces is not looked through with each
    },
    end() {
      look();
      if (before !== undefined && !isOver) return undefined;
      const rest = decoded(Rest, { body: `${before ?? ''}${open.toString()}` });
      if (!rest) return undefined;
      const { kind, metadata: { continue: next, remainingItemCount: remaining } = {} } = rest;
      return { next, ...present({ kind, remaining }) };
    },
  };
}

/** What begins the next object, after the end of this one: those of a list begin with the same field. */
function likeThat(bytes: Buffer, at: number): Buffer | undefined {
  const [first] = FIRST_FIELD.exec(bytes.toString('latin1', at, at + LONGEST_FIELD)) ?? [];
  return first ? Buffer.from(`},${first}`, 'latin1') : undefined;
}

function pastGap(bytes: Buffer, from: number): number {
  let at = from;
  for (let byte = bytes[at]; byte === COMMA || (byte && byte <= SPACE); byte = bytes[at]) at += 1;
  return at;
}
const SPACE = 0x20;
