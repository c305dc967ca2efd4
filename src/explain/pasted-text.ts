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
const LINK = /<(?:https?:\/\/|mailto:)[^|<>]+\|([^<>]+)>/g;
const BARE_LINK = /<(https?:\/\/[^|<>\s]+)>/g;
const MARKDOWN_LINK = /\[([^[\]]+)\]\(https?:\/\/[^()\s]+\)/g;

/** Reads text that somebody pasted, from a terminal, a CI page or a chat. */
export function pastedText(text: string): PastedText {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map(asMeant)
    .filter((line) => line !== '' && !/^\s*```\w*$/.test(line));
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

/** The lines that a place touches. */
function linesOf(whole: string, from: number, to: number): readonly string[] {
  const start = whole.lastIndexOf('\n', from - 1) + 1;
  const end = whole.indexOf('\n', to);
  return whole.slice(from === 0 ? 0 : start, end < 0 ? undefined : end).split('\n');
}
