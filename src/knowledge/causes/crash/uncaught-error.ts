import type { Cause, Ref } from '../../../domain/model.ts';
import { brief, lastSaying, type RunLog, type LogMatch } from '../../../readings/logs/logs.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { killingsOf } from '../../../readings/pods/killings.ts';
import { present } from '../../../text/present.ts';
import { CRASHES, exitOf, failureOf, lastLines } from '../../signs/logs/crashes.ts';
import { inContainer } from '../../words/container-words.ts';
import { lastWords } from './last-words.ts';
import { uncaughtErrorWords, type Uncaught } from './uncaught-error.words.ts';

type LanguageRow = Readonly<{
  language: string;
  says: RegExp;
  place: RegExp;
  starts?: RegExp;
  isLastFirst?: true; // the trace ends with the line that says it, its own frame just above
}>;

/** What each language prints about an error that nobody catches, and where its trace names the program's own code. */
const ROWS: readonly LanguageRow[] = [
  {
    language: 'Python',
    isLastFirst: true,
    starts: /^Traceback \(most recent call last\):/,
    says: /^[A-Za-z_][\w.]*(?:Error|Exception|Warning|Interrupt|Exit|Iteration)\b(?:: .*)?$/,
    place:
      /^ *File "(?<file>(?!.*(?:\/lib\/python|site-packages|<frozen))[^"]+)", line (?<line>\d+), in (?<in>.+)$/,
  },
  {
    language: 'Go', // a pointer as its reason is of a logger, which has said it before
    says: /^(?:panic: (?!\(\*)|fatal error: (?:all goroutines are asleep|concurrent map|stack overflow))/,
    place: /^\s*(?<file>\/(?!usr\/local\/go\/)\S+\.go):(?<line>\d+)/,
  },
  {
    language: 'Java',
    says: /^Exception in thread "[^"]*" [\w.$]+(?:Exception|Error)\b/,
    place: /^\s*at (?!java\.|jdk\.|sun\.)(?<in>[\w.$<>]+)\((?<file>\w+\.\w+):(?<line>\d+)\)/,
  },
  {
    language: 'Node.js',
    starts: /^\s*(?:throw|Node\.js v\d|\^)|^\s+at /,
    says: /^(?:Uncaught )?(?:Type|Reference|Range|Syntax|Eval|URI|Aggregate)?Error(?: \[\w+\])?: /,
    place:
      /^\s*at (?:(?<in>[^(]+) \()?(?:file:\/\/)?(?<file>\/(?!.*node_modules)[^:)]+):(?<line>\d+)/,
  },
  {
    language: '.NET',
    says: /^Unhandled exception\. [\w.]+(?:Exception)?:/,
    place:
      /^\s*at (?!System\.|Microsoft\.)(?<in>[^\s(]+\([^)]*\)) in (?<file>[^:]+):line (?<line>\d+)/,
  },
  {
    language: 'Ruby',
    says: /^(?<file>[^:\s]+\.rb):(?<line>\d+):in .*\((?:\w+::)*\w+(?:Error|Exception)\)$/,
    place: /^(?<file>[^:\s]+\.rb):(?<line>\d+):in [`'](?<in>[^']+)'/,
  },
  {
    language: 'Rust',
    says: /^thread '[^']+'(?: \(\d+\))? panicked at /,
    place: /panicked at (?:'.*', )?(?<file>[^:\s]+\.rs):(?<line>\d+)/,
  },
  {
    language: 'PHP',
    says: /^(?:PHP )?Fatal error: +Uncaught /,
    place: /in (?<file>\/\S+\.php)(?: on line |:)(?<line>\d+)/,
  },
];

/** Errors about what lies outside of the program: its network, its files, its rights, a program that it ran. They are no fault of its code. */
const OUTSIDE =
  /connect|refused|timed? ?out|resolv|getaddrinfo|unreachable|no such host|password|auth|denied|permission|not permitted|certificate|\bssl\b|\btls\b|no space|read-only|no such file|not found|address already in use|AddrInUse|NotFound|environ|KeyError: '[A-Z_]+'|OutOfMemory|MemoryError|yaml|json|import|module|exit status \d|\b40[13]\b/i;

/** A program ends by an error in its own code, or in the data that it works on. */
export const uncaughtError: Cause<Uncaught> = {
  id: 'crash/uncaught-error',
  explains: CRASHES,
  refines: [lastWords.id],
  isLastResort: true,

  *explain(symptom, world) {
    const crash = failureOf(symptom, world);
    if (!crash || crash.run.reason === 'OOMKilled') return;
    const { on, container, run } = crash;
    // As for the last words: where what may tell the cause was not read, this tells nothing.
    if (world.events(on).gap || killingsOf(on, container.name, world).length > 0) return;
    const found = errorIn(lastLines(crash, world), on);
    if (!found) return;

    const { language, said, about, place } = found;
    yield {
      ...accountableFor(on, world),
      params: {
        ...inContainer(crash),
        language,
        said: brief(about),
        exitCode: run.exitCode,
        ...(place && { place: brief(placeWords(place)) }),
      },
      evidence: [said.evidence, ...(place ? [place.evidence] : []), exitOf(crash)],
      strength: 'fits',
    };
  },

  ...uncaughtErrorWords,
};

/** Names of errno: "ECONNREFUSED", "EACCES". */
const ERRNO = /\bE(?!RROR)[A-Z]{4,}\b/;

type SaidError = Readonly<{ language: string; said: LogMatch; about: string; place?: LogMatch }>;

function errorIn(log: RunLog, on: Ref<'Pod'>): SaidError | undefined {
  for (const { language, says, place: names, starts, isLastFirst } of ROWS) {
    const said = lastSaying(says, on, log);
    const about = said && whatItIsAbout(said, log);
    if (!said || !about || [OUTSIDE, ERRNO].some((one) => one.test(about))) continue;
    if (starts && !lastSaying(starts, on, log)) continue;
    const below = isLastFirst ? undefined : firstBelow(said, names, on, log);
    const place = below ?? lastSaying(names, on, log);
    return { language, said, about, ...present({ place }) };
  }
  return undefined;
}

/** The innermost frame of the program's own code, where the trace follows the error. */
function firstBelow(
  { evidence }: LogMatch,
  names: RegExp,
  on: Ref<'Pod'>,
  { lines }: RunLog,
): LogMatch | undefined {
  const from = lines.findLastIndex(({ text }) => text === evidence.quote);
  const first = lines.slice(Math.max(from, 0)).find(({ text }) => names.test(text));
  return first && lastSaying(names, on, { lines: [first] });
}

/** Rust writes what it is about in the line below. */
function whatItIsAbout(said: LogMatch, { lines }: RunLog): string {
  const index = lines.findLastIndex(({ text }) => text === said.evidence.quote);
  const isRust = /^thread '.*:$/.test(said.evidence.quote);
  return isRust ? `${said.evidence.quote} ${lines[index + 1]?.text ?? ''}` : said.evidence.quote;
}

function placeWords({ groups }: LogMatch): string {
  const { file = '', line = '', in: within } = groups;
  return within ? `${within.trim()} (${file}:${line})` : `${file}:${line}`;
}
