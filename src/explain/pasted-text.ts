import { cutLine } from '../text/cut-text.ts';
import { visible } from '../text/visible.ts';

/** Text as it was meant: without colours, chat markup and the times that CI systems put before each line. */
export type PastedText = Readonly<{
  lines: readonly string[];
  /** The first place that a pattern matches, also over the end of a line, with the lines of it. */
  match(pattern: RegExp): Match | undefined;
}>;

/** A place in a text: its whole lines, and what the pattern's groups caught. */
export type Match = Readonly<{
  quotes: readonly [string, ...string[]];
  groups: Readonly<Partial<Record<string, string>>>;
}>;

/** What GitHub Actions, Jenkins and `kubectl logs --timestamps` put before a line. */
const CI_TIME = /^\s*\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?\]?\s+/;
const CI_MARK = /^(?:##\[(?:error|warning|group|debug)\]|::error[^:]*::)/;
/** With the words on the same line; a list's dash counts as indentation. */
const MESSAGE_KEY = /^(\s*(?:- )?)message: ['"]?[^\s'"|>]/;
const LINK = /<(?:https?:\/\/|mailto:)[^|<>]+\|([^<>]+)>/g;
const BARE_LINK = /<(https?:\/\/[^|<>\s]+)>/g;
const MARKDOWN_LINK = /\[([^[\]]+)\]\(https?:\/\/[^()\s]+\)/g;

/** Reads text that somebody pasted, from a terminal, a CI page or a chat. */
export function pastedText(text: string): PastedText {
  const lines = folded(
    text
      .split(/\r\n|\r|\n/)
      .map(asMeant)
      .filter((line) => line !== '' && !/^\s*```\w*$/.test(line)),
  );
  const whole = lines.join('\n');

  return {
    lines,
    match(pattern) {
      const found = pattern.exec(whole);
      if (!found) return undefined;
      const [first, ...more] = linesOf(whole, found.index, found.index + found[0].length);
      return first === undefined
        ? undefined
        : { quotes: [first, ...more], groups: found.groups ?? {} };
    },
  };
}

function asMeant(line: string): string {
  return visible(cutLine(line))
    .replaceAll(LINK, '$1')
    .replaceAll(BARE_LINK, '$1')
    .replaceAll(MARKDOWN_LINK, '$1')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/[‘’‚‛]/g, "'")
    .replaceAll(/[“”„‟]/g, '"')
    .replace(CI_TIME, '')
    .replace(CI_MARK, '')
    .trimEnd();
}

/** A message in YAML goes on in lines that are indented deeper than its key: it is one line. */
function folded(lines: readonly string[]): readonly string[] {
  const all: string[] = [];
  let key: number | undefined;
  for (const line of lines) {
    const indent = line.search(/\S/);
    if (key !== undefined && indent > key) {
      all.push(cutLine(`${all.pop() ?? ''} ${line.trim()}`));
      continue;
    }
    all.push(line);
    key = MESSAGE_KEY.exec(line)?.[1]?.length;
  }
  return all;
}

/** The lines that a place touches. */
function linesOf(whole: string, from: number, to: number): readonly string[] {
  const start = whole.lastIndexOf('\n', from - 1) + 1;
  const end = whole.indexOf('\n', to);
  return whole.slice(from === 0 ? 0 : start, end < 0 ? undefined : end).split('\n');
}
