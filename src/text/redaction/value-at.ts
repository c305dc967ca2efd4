import { tableOf } from '../table-of.ts';

/** Quotes as they stand in texts, in JSON within JSON, in HTML and in URLs. */
const QUOTE = /\\*["'`]|&quot;|&#34;|%22|\\{1,8}u0022|[“‘«]/y;
const CLOSED_BY: Readonly<Record<string, string>> = tableOf({ '“': '”', '‘': '’', '«': '»' });
/** What ends a value without quotes; "," and the like do so only where something else begins after them. */
const STOP =
  /\s|%22|%26|&quot;|\\{1,8}u0022|<\/|["'`,;&)}\]|>\\](?=$|[\s"'`,;&)}\]|>\\<]|[\w.-]{1,64}[=:])|\\(?=[nrt])/g;

/** A value: what of it is secret, and where the text goes on. */
export type Value = Readonly<{ from: number; to: number; quoted: boolean }>;

/** The value that begins at this place of a text, in quotes or not; undefined where there is none. */
export function valueAt(text: string, at: number): Value | undefined {
  const start = /[bru](?=["'])/y;
  start.lastIndex = at;
  const from = start.test(text) ? at + 1 : at;
  QUOTE.lastIndex = from;
  const quote = QUOTE.exec(text)?.[0];
  if (quote)
    return {
      from: from + quote.length,
      to: closing(text, from + quote.length, quote),
      quoted: true,
    };
  if (text[from] === '[')
    return { from: from + 1, to: firstOf(text, from, [']', '\n']), quoted: false };
  STOP.lastIndex = from;
  const to = STOP.exec(text)?.index ?? text.length;
  return to > from ? { from, to, quoted: false } : undefined;
}

/** Where a quote is closed; one that is not closed goes on to the end of its line. */
function closing(text: string, from: number, quote: string): number {
  const close = CLOSED_BY[quote] ?? quote;
  let at = firstOf(text, from, [close, '\n']);
  while (
    quote.length === 1 &&
    text[at - 1] === '\\' &&
    text[at - 2] !== '\\' &&
    text[at] === close
  ) {
    at = firstOf(text, at + 1, [close, '\n']);
  }
  return at;
}

const CHUNK = 512;

/** Where the first of these signs stands; a part of the text at a time, for the last of them may be far away. */
export function firstOf(text: string, from: number, signs: readonly string[]): number {
  for (let at = from; at < text.length; at += CHUNK) {
    const part = text.slice(at, at + CHUNK + 8); // no sign is longer
    const found = signs.map((sign) => part.indexOf(sign)).filter((index) => index >= 0);
    if (found.length > 0) return at + Math.min(...found);
  }
  return text.length;
}
