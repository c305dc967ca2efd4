import { z } from 'zod';

import { decoded } from './decoded.ts';

/** A page of a list: each of its objects as text, and where the next page begins. */
export type ListText = Readonly<{ items: readonly string[]; next?: string | undefined }>;

const Rest = z.looseObject({
  metadata: z.looseObject({ continue: z.string().optional() }).optional(),
  items: z.array(z.never()).nullable(),
});
/** Nothing that an API server writes before the objects has such a field, and in a text its quotes would be escaped. */
const BEGIN = /"items":\s*\[/;
const BETWEEN = /[\s,]*/y;
const [QUOTE, BACKSLASH] = [0x22, 0x5c];

/**
 * The objects of a page, to be parsed one at a time: of thousands that are parsed at once all are in memory before the
 * first can be trimmed. Undefined for what is no list.
 */
export function listText(body: string): ListText | undefined {
  const items: string[] = [];
  const begin = BEGIN.exec(body);
  const first = begin ? begin.index + begin[0].length : 0;
  let at = first;
  while (begin) {
    BETWEEN.lastIndex = at;
    at += BETWEEN.exec(body)?.[0].length ?? 0;
    if (body[at] === ']') break;
    const end = body[at] === '{' ? endOfValue(body, at) : -1;
    if (end < 0) return undefined;
    items.push(body.slice(at, end));
    at = end;
  }
  const rest = decoded(Rest, { body: body.slice(0, first) + body.slice(at) });
  return rest && { items, next: rest.metadata?.continue };
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
