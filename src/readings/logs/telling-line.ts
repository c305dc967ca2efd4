import type { LogLine } from '../../domain/model.ts';
import { FOLLOWS, TROUBLE } from './ending.ts';
import { levelOf } from './level-of.ts';
import { headOf } from './log-level.ts';

/** The line that says most about what went wrong, and what it says: with what stands below it where it announces that. */
export type Telling = Readonly<{ line: LogLine; words: string }>;

/** What a sentence bears; a longer line is told without its time and level. */
const LONG = 160;
/** What follows is the reason: "Failed to bind properties under 'server.port' to int:". */
const ANNOUNCES = /[:=]$/;
const MOST_BELOW = 5;
/** Where in a file it is; what stands further behind it in a long message only repeats the file. */
const PLACE = /\bline:? \d+(?:,? (?:column|col|char|position):? \d+)?/i;
const BEHIND_PLACE = 60;
/** It only tells that another program failed, and with which code; what that wrote tells why (Go os/exec, make, shells, Python subprocess). */
const ENDS_WITH_CODE =
  /(?:[:=(]|^)\s*"?(?:exit status|exit code|exited with(?: code)?|status code|command terminated with exit code|signal:) ?:?\s{0,8}\w{0,20}\)?"?\.?$|returned non-zero exit status -?\d+\.?$|\bError \d{1,3}$|^(?:error: )?(?:exit )?\d{1,3}$|\b(?:exited|failed|terminated|finished) with (?:exit )?(?:code|status)[ :]*\d+\.?$|^(?:error: )?(?:unexpected failure|command failed|task failed|build failed|an error occurred)\W*$/i;
/** Frames of stacks, and marks below a place in a file. */
const NO_WORDS = /^(?:at |File "|\.{3} \d|[\s|^~-]*$|\d+ \|)/;

/** The last line of trouble that is no consequence of one above it, as far as its own level lets it be trouble. */
export function tellingLine(lines: readonly LogLine[]): Telling | undefined {
  const troubles = lines.filter(({ text }) => TROUBLE.test(text));
  const reasons = troubles.filter(({ text }) => isReason(text));
  const telling = reasons.filter(({ text }) => !ENDS_WITH_CODE.test(headOf(text).said));
  const first = telling.length > 0 ? telling : reasons;
  const line =
    first.findLast(({ text }) => levelOf(text) !== 'info') ?? first.at(-1) ?? troubles.at(-1);
  return line && { line, words: wordsOf(line, lines) };
}

/** What a line says, and of one that only announces it the lines below. */
export function wordsOf(line: LogLine, lines: readonly LogLine[]): string {
  const { text } = line;
  const isLong = text.length > LONG || text.trimStart().startsWith('{');
  const said = (isLong ? headOf(text).said : text).trim();
  const parts = said.split('\n'); // of a message in JSON
  const own = parts.length > 1 ? (parts.findLast(isTrouble) ?? said) : said;
  const whole = ANNOUNCES.test(own) ? [own, ...below(lines.indexOf(line), lines)].join(' ') : own;
  const place = whole.length > LONG ? PLACE.exec(whole) : null;
  return place ? whole.slice(0, place.index + place[0].length + BEHIND_PLACE) : whole;
}

function isTrouble(text: string): boolean {
  return TROUBLE.test(text) && isReason(text);
}

function isReason(text: string): boolean {
  return !FOLLOWS.test(text) || text.startsWith('Caused by:');
}

function below(index: number, lines: readonly LogLine[]): readonly string[] {
  const after = lines.slice(index + 1).map(({ text }) => text);
  const block = after.slice(after.findIndex((text) => text.trim() !== ''));
  const isIndented = /^\s/.test(block[0] ?? '');
  const end = block.findIndex(
    (text) =>
      text.trim() === '' || headOf(text).level !== undefined || (isIndented && !/^\s/.test(text)),
  );
  return block
    .slice(0, end < 0 ? undefined : end)
    .map((text) => text.trim().replace(/^\| ?/, ''))
    .filter((text) => !NO_WORDS.test(text))
    .slice(0, MOST_BELOW);
}
