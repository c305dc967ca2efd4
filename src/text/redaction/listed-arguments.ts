import type { Span } from './span.ts';
import { spansPerItem } from './spans-per-item.ts';
import { usualPlaces } from './usual-places.ts';

/** A list on one line: `["redis-cli","-a","x"]`, `[redis-cli, -a, x]`, `('redis-cli', '-a', 'x')`. */
const FLOW = /[[(](?=[^[\]()\n]{1,100}?,)(?<within>[^[\]()\n]{3,2000})[\])]/g;
const FLOW_ITEM = /\\{0,7}["'](?<quoted>[^"'\\\n]*)\\{0,7}["']|(?<bare>[^\s,"'\\][^,\n]*)/g;
/** A list of YAML, as such or in a diff: one item a line. */
const BLOCK = /(?:^[+ -]?[ \t]*- [^\n]*(?:\n|$)){2,100}/gm;
const BLOCK_ITEM = /^[+ -]?[ \t]*- (?:(?<quote>["'])(?<quoted>.*)\k<quote>|(?<bare>.*))$/gm;

/** An argument, and where it stands in the text. */
type Item = Readonly<{ text: string; at: number }>;

/** Most lists hold no option. */
const OPTION = /(?:^|[\s"',[(])-\w/;

/** Secrets in commands whose arguments are written as a list, as they stand in the same command on one line. */
export function listedArguments(text: string): readonly Span[] {
  if (!OPTION.test(text)) return [];
  const flows = Array.from(text.matchAll(FLOW), ({ groups, index }) =>
    itemsIn(groups?.['within'] ?? '', index + 1, FLOW_ITEM),
  );
  const blocks = Array.from(text.matchAll(BLOCK), ({ 0: block, index }) =>
    itemsIn(block, index, BLOCK_ITEM),
  );
  return [...flows, ...blocks].flatMap(spansIn);
}

function spansIn(items: readonly Item[]): readonly Span[] {
  if (!items.some(({ text }) => text.startsWith('-'))) return [];
  const spans = spansPerItem(
    items.map(({ text }) => text),
    usualPlaces,
  );
  return items.flatMap(({ at }, index) =>
    (spans[index] ?? []).map(([from, to]): Span => [at + from, at + to]),
  );
}

function itemsIn(list: string, start: number, item: RegExp): readonly Item[] {
  return Array.from(list.matchAll(item), (match) => {
    const { quoted, bare = '' } = match.groups ?? {};
    const text = quoted ?? bare;
    const within = match[0].lastIndexOf(text); // after the dash and the quote
    return { text, at: start + match.index + within };
  });
}
