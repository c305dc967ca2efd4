import type { Evidence, LogLine, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { RECENT_MS } from '../../../readings/freshness.ts';
import { levelOf } from '../../../readings/logs/level-of.ts';
import { headOf } from '../../../readings/logs/log-level.ts';
import { brief, logOfRun, quoted } from '../../../readings/logs/logs.ts';
import { isWithin } from '../../../readings/time.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';
import { timeOf } from '../../../text/line-time.ts';
import { wordingIn } from '../../wordings/wording-in.ts';
import type { Behind } from '../../words/behind-words.ts';

/** What is read of one log, and how many pods of a program are asked. */
const LAST_LINES = 400;
const MOST_PODS = 3;
/** As much of a line as is quoted. */
const MAX_SAID = 300;
/** What is written within it belongs together. */
const BURST_S = 2;
/** As many letters of a message tell it from others. */
const TELLING = 20;

/** The program that gave a message, and the names of what the message is about. */
type Asked = Readonly<{
  message: string;
  names: readonly string[];
  pods: readonly Resource<'Pod'>[];
  any?: true; // what it lately wrote in words that are known counts as well: it does nothing else
}>;

/**
 * What stands behind a message in the log of the program that gave it: the first error of the burst in which it wrote the
 * message, or an error about the same object that says more; undefined where its log says no more than the message.
 */
export function behindMessage(
  { message, names, pods, any }: Asked,
  world: World,
): Readonly<{ behind: Behind; evidence: Evidence }> | undefined {
  for (const pod of pods.slice(0, MOST_PODS)) {
    const on = podRef(pod);
    for (const { name } of pod.spec?.containers ?? []) {
      const lines = logOfRun(on, name, 'current', world).lines.slice(-LAST_LINES);
      const line =
        beginningOf(message, lines) ??
        about(names, message, lines) ??
        (any && knownLately(message, lines, world.now));
      if (!line) continue;
      const { said } = headOf(line.text);
      const { wording, caught } = wordingIn(line.text, 'log') ?? {};
      const behind = {
        pod: on.name,
        said: brief(said, MAX_SAID),
        ...(wording && { wording: wording.key, caught: caught ?? {} }),
      };
      return { behind, evidence: quoted(line, on) };
    }
  }
  return undefined;
}

/** The first error of the newest burst that holds the message. */
function beginningOf(message: string, lines: readonly LogLine[]): LogLine | undefined {
  const wanted = lettersOf(message.split(/desc = /).at(-1) ?? message);
  if (wanted.length < TELLING) return undefined;
  const last = lines.findLastIndex(
    (line) => isError(line) && lettersOf(line.text).includes(wanted),
  );
  if (last < 0) return undefined;
  let first = last;
  while (first > 0 && isOfBurst(lines[first - 1], lines[last])) first -= 1;
  const line = lines[first];
  return line && isNews(line, message) ? line : undefined;
}

function about(
  names: readonly string[],
  message: string,
  lines: readonly LogLine[],
): LogLine | undefined {
  const isAbout = ({ text }: LogLine) => names.some((name) => name !== '' && text.includes(name));
  return lines.findLast((line) => isError(line) && isAbout(line) && isNews(line, message));
}

function knownLately(message: string, lines: readonly LogLine[], now: string): LogLine | undefined {
  const isNow = (line: LogLine) => isWithin(RECENT_MS, timeOf(line) ?? now, now);
  const isKnown = ({ text }: LogLine) => wordingIn(text, 'log') !== undefined;
  return lines.findLast(
    (line) => isError(line) && isNow(line) && isNews(line, message) && isKnown(line),
  );
}

function isOfBurst(line: LogLine | undefined, last: LogLine | undefined): boolean {
  if (!line || !last || !isError(line)) return false;
  const [at, end] = [secondOf(line), secondOf(last)];
  return at !== undefined && end !== undefined && Math.abs(end - at) <= BURST_S;
}

/** Whether a line says something that the message does not. */
function isNews({ text }: LogLine, message: string): boolean {
  const said = lettersOf(headOf(text).said);
  const known = lettersOf(message);
  return !known.includes(said) && !said.includes(known.slice(-TELLING * 2));
}

function isError({ text }: LogLine): boolean {
  return levelOf(text) === 'error';
}

/** Of the day; loggers write it in many ways and all alike. */
function secondOf({ at = '', text }: LogLine): number | undefined {
  const found = /(\d\d):(\d\d):(\d\d)/.exec(at || text.slice(0, 160));
  const [, hours, minutes, seconds] = found ?? [];
  return found ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : undefined;
}

/** Without what quoting, ids and counts make different. */
function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
}
