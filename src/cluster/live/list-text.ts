import { StringDecoder } from 'node:string_decoder';

import { z } from 'zod';

import { decoded } from './decoded.ts';

/** Takes a page of a list apart while it comes in. */
export type ListText = Readonly<{
  add(piece: Uint8Array): void;
  /** Where the next page begins, once all of it is there; undefined for what is no list. */
  end(): Readonly<{ next?: string | undefined }> | undefined;
}>;

const Rest = z.looseObject({
  metadata: z.looseObject({ continue: z.string().optional() }).optional(),
  items: z.array(z.never()).nullable(),
});
/** Nothing that an API server writes before the objects has such a field, and in a text its quotes would be escaped. */
const BEGIN = /"items":\s*\[/g;
const LONGEST_BEGIN = 32;
const BETWEEN = /[\s,]*/y;
const [QUOTE, BACKSLASH] = [0x22, 0x5c];

/** Hands on each object of a list as text, to be parsed and trimmed before the next one is there. */
export function listText(take: (object: string) => void): ListText {
  const decoder = new StringDecoder('utf8'); // a character may lie in two pieces
  let before: string | undefined; // all up to the first object, once that has begun
  let open = ''; // what is not handed on
  let isOver = false;
  let seen = 0; // so much of it was looked at in vain

  function look(): void {
    if (before === undefined) begin();
    if (before !== undefined && !isOver) handOn();
    seen = open.length;
  }

  function begin(): void {
    BEGIN.lastIndex = Math.max(0, seen - LONGEST_BEGIN);
    const found = BEGIN.exec(open);
    if (!found) return;
    before = open.slice(0, BEGIN.lastIndex);
    open = open.slice(BEGIN.lastIndex);
  }

  function handOn(): void {
    let at = 0;
    for (;;) {
      BETWEEN.lastIndex = at;
      at += BETWEEN.exec(open)?.[0].length ?? 0;
      isOver = open[at] === ']';
      const end = open[at] === '{' ? endOfValue(open, at) : -1;
      if (end < 0) break;
      take(open.slice(at, end));
      at = end;
    }
    open = open.slice(at);
  }

  return {
    add(piece) {
      open += decoder.write(piece);
      if (open.length >= 2 * seen) look(); // an object of many pieces is not looked through with each
    },
    end() {
      open += decoder.end();
      look();
      if (before !== undefined && !isOver) return undefined;
      const rest = decoded(Rest, { body: `${before ?? ''}${open}` });
      return rest && { next: rest.metadata?.continue };
    },
  };
}

/** Where the object or list ends that begins here; -1 where the text ends before. */
export function endOfValue(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = closingQuote(text, at);
      if (at < 0) return -1;
    } else if (code === 0x7b || code === 0x5b) depth += 1;
    else if (code === 0x7d || code === 0x5d) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

function closingQuote(text: string, opening: number): number {
  let at = text.indexOf('"', opening + 1);
  while (at > 0 && isEscaped(text, at)) at = text.indexOf('"', at + 1);
  return at;
}

function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text.charCodeAt(before - 1) === BACKSLASH) before -= 1;
  return (at - before) % 2 === 1;
}
