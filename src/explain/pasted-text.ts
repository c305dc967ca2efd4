import { plainLine } from '../readings/logs/plain-line.ts';
import { cutLine } from '../text/cut-text.ts';
import { visible } from '../text/visible.ts';
import { unwrapped, type Unwrapped } from './unwrapped.ts';

/**
 * Text as it was meant: without colours, chat markup and the times that CI systems put before each line. `plain` are the
 * same lines without what loggers put around what was said, `broken` those that were one line before.
 */
export type PastedText = Readonly<{
  lines: readonly string[];
  plain: readonly string[];
  broken: readonly Unwrapped[];
  /** The first place that a pattern matches, also over the end of a line, with the lines of it. */
  match(pattern: RegExp): Match | undefined;
}>;

/** A place in a text: its whole lines, and what the pattern's groups caught. */
export type Match = Readonly<{
  quotes: readonly [string, ...string[]];
  groups: Readonly<Partial<Record<string, string>>>;
}>;

/** What GitHub Actions, Jenkins and `kubectl logs --timestamps` put before a line. */
const CI_TIME =
  /^\s*\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?\]?(?: (?:\d\d[OE][ +]?|std(?:out|err) [FP](?= )))?\s+/;
const CI_MARK = /^(?:##\[(?:error|warning|group|debug)\]|::error[^:]*::)/;
/** What `gh run view`, `kubectl logs --prefix` and docker compose put there: job and step, pod and container, service. */
const SOURCE =
  /^(?:[^\t]{1,80}\t[^\t]{1,80}\t(?=\d{4}-\d\d-\d\dT)|\[pod\/[\w./-]{1,300}\] |[a-z][\w.-]{0,62}-\d{1,3} +\| )/;
const LEAD =
  /^(?:\[[^\]\s]{1,60}\]|[\w./-]{1,60}:|[\w./-]{1,60} \||[|•*-]|[a-z0-9][a-z0-9-]{0,250}-[a-z0-9]{4,10} [a-z][a-z0-9-]{0,62}) /;
const QUOTED = /^(?:> ?)+(?=\S)/;
/** With the words on the same line; a list's dash counts as indentation. */
const MESSAGE_KEY = /^(\s*(?:- )?)message: ['"]?[^\s'"|>]/;
const LINK = /<(?:https?:\/\/|mailto:)[^|<>]+\|([^<>]+)>/g;
const BARE_LINK = /<(https?:\/\/[^|<>\s]+)>/g;
const MARKDOWN_LINK = /\[([^[\]]+)\]\(https?:\/\/[^()\s]+\)/g;

/** Reads text that somebody pasted, from a terminal, a CI page or a chat. */
export function pastedText(text: string): PastedText {
  const written = text.split(/\r\n|\r|\n/).map((line) => visible(cutLine(line)));
  const lengths = new Map(written.map((line) => [asMeant(line), line.length]));
  const meant = written.map(asMeant).filter((line) => line !== '' && !/^\s*```\w*$/.test(line));
  const lines = folded(withoutLead(meant));
  const plain = lines.map(plainLine);
  const broken = unwrapped(lines, (line) => lengths.get(line) ?? line.length);
  const [whole, said] = [lines.join('\n'), plain.join('\n')];
  const unbroken = lines
    .map((line, at) =>
      broken.some(({ from, to }) => from <= at && at < to) ? `${line} ` : `${line}\n`,
    )
    .join('');

  return {
    lines,
    plain,
    broken,
    match(pattern) {
      const found = [whole, said, unbroken].map((one) => pattern.exec(one));
      const at = found.findIndex((one) => one !== null);
      const place = found[at];
      return place ? placeOf(place, at === 1 ? said : whole, lines) : undefined;
    },
  };
}

/** The lines that a match touches; what is broken is as long as the whole. */
function placeOf(
  found: RegExpExecArray,
  text: string,
  lines: readonly string[],
): Match | undefined {
  const from = lineAt(text, found.index);
  const to = lineAt(text, found.index + Math.max(found[0].length, 1) - 1);
  const [first, ...more] = lines.slice(from, Math.max(from, to) + 1);
  return first === undefined ? undefined : { quotes: [first, ...more], groups: found.groups ?? {} };
}

function lineAt(whole: string, place: number): number {
  return whole.slice(0, place).split('\n').length - 1;
}

function asMeant(line: string): string {
  return line
    .replaceAll(LINK, '$1')
    .replaceAll(BARE_LINK, '$1')
    .replaceAll(MARKDOWN_LINK, '$1')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/[‘’‚‛]/g, "'")
    .replaceAll(/[“”„‟]/g, '"')
    .replace(QUOTED, '')
    .replace(SOURCE, '')
    .replace(CI_TIME, '')
    .replace(CI_MARK, '')
    .trimEnd();
}

/** A step, a host or a mark that stands before every line. */
function withoutLead(lines: readonly string[]): readonly string[] {
  const [first = '', ...others] = lines;
  const lead = LEAD.exec(first)?.[0];
  const isOfAll = others.length > 0 && others.every((line) => lead && line.startsWith(lead));
  return lead && isOfAll ? lines.map((line) => line.slice(lead.length)) : lines;
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
