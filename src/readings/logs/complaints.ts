import type { LogLine } from '../../domain/model.ts';
import { present } from '../../text/present.ts';
import { TROUBLE } from './ending.ts';
import { growthIn, type Growth } from './growth.ts';
import { entriesIn, type Entry } from './log-entries.ts';
import { peerFailureIn } from './peer-failures.ts';
import { serverLimitIn } from './server-limits.ts';
import { templatesOf } from './templates.ts';

/** One wording by which a program complains: its last line, and how often and when it stands among so many entries. */
export type Complaint = Readonly<{
  template: string;
  said: string;
  line: LogLine;
  count: number;
  share: number;
  first?: string;
  last?: string;
}>;
/** What is wrong by what a program writes, the worst first; figures are looked at only then. */
export type Complaints = Readonly<{
  entries: number;
  complaints: readonly Complaint[];
  grows: readonly Growth[];
}>;

const MOST = 3;
/** One slip is no complaint, unless the program calls it an error; and one bad answer among hundreds is none. */
const TIMES = 3;
const BAD_ANSWERS = 0.05;
/** What was written so long ago, or so many lines, is over, unless it comes that seldom. */
const LATELY_MS = 60 * 60_000;
const LINES_SINCE = 4;
const PAUSES = 2;

/** Says that nothing failed: counts of zero, empty fields, what is done at errors, what will go one day. */
const NOTHING =
  /\b(?:0|no|zero|without|non-?)[ -](?:\w+ )?(?:errors?|failures?|failed|exceptions?)\b|\b(?:errors?|err|failures?|failed|exceptions?|timeouts?)\\?["']?(?: ?[=:] ?|\()["']?(?:0(?![.\d])|null|none|<?nil>?|false|""|''|\[\]|\{\}|(?=[\s,})]|$))|\b(?:error|failure|exception|timeout)[ _-]?(?:handl\w+|pages?|log\w*|report\w*|rate|threshold|code|count\w*|interval|policy|recovery)\b|\b(?:on|if|retry)[ _-](?:error|failure|timeout)\b|\btimeouts?\b(?=[ =:]{1,3}(?:(?:set|is|of|to) )?\d)|(?:오류|에러|실패|예외) ?(?:없|: ?0|0 ?[건개]|처리기)/gi;
const HARMLESS =
  /deprecat|will be removed in|더 이상 사용되지|TLS handshake error from|favicon\.ico|robots\.txt|broken pipe|client (?:prematurely |has )?(?:closed|disconnected|aborted|intends)|context canceled|the object has been modified|kube-probe/i;
const KOREAN =
  /오류|에러|실패|예외|거부|시간 ?초과|타임아웃|고갈|끊[겼어김]|찾을 수 없|할 수 없|불가/;
const STRAINED =
  /time[ds]?[ -]?out|exhaust|unavailable|unreachable|overflow|rejected|too many|deadlock|out of memory|OutOfMemory|no space left|not available|backpressure|dropp(?:ed|ing)|throttl|expired|slow (?:query|request|response)|over (?:limit|capacity|quota)|unhealthy|retrying|exceed|internal server error/i;
const RECOVERED =
  /\b(?:re-?connected|connected|established|recovered|resumed|back online|listening|ready to accept)\b|복구|연결(?:됨|되었)/i;

/** What a program complains about by now. */
export function complaintsIn(lines: readonly LogLine[], now: string): Complaints {
  const entries = entriesIn(lines);
  const indexed = entries.map((entry, index) => ({ entry, index }));
  const answers = entries.filter(({ status }) => status !== undefined).length;
  const bad = indexed.filter(({ entry }) => weightOf(entry) !== undefined);
  const complaints = templatesOf(bad, ({ entry }) => `${weightOf(entry)} ${entry.said}`)
    .filter(({ of }) => isComplaint(of, answers) && goesOn(of, entries, now))
    .toSorted((a, b) => rankOf(a.of) - rankOf(b.of) || b.of.length - a.of.length)
    .slice(0, MOST)
    .flatMap(({ words, of }) => toldOf(words.slice(1).join(' '), of, entries.length));
  const grows = complaints.length > 0 ? growthIn(entries) : [];
  return { entries: entries.length, complaints, grows };
}

type At = Readonly<{ entry: Entry; index: number }>;
/** From the worst: what is called an error or was thrown, what reads like one, a bad answer, a warning. */
const WEIGHTS = ['error', 'trouble', 'answer', 'warning'] as const;

function weightOf(entry: Entry): (typeof WEIGHTS)[number] | undefined {
  const { level, said, status, isThrown, line } = entry;
  if (HARMLESS.test(line.text)) return undefined;
  if (level === 'error' || (isThrown && level !== 'info')) return 'error';
  if (status !== undefined) return status >= 500 ? 'answer' : undefined;
  if (level === 'info') return undefined;
  const left = said.replaceAll(NOTHING, ' ');
  const isTrouble =
    TROUBLE.test(left) ||
    STRAINED.test(left) ||
    KOREAN.test(left) ||
    serverLimitIn(left) !== undefined;
  if (!isTrouble) return undefined;
  return level === 'warn' ? 'warning' : 'trouble';
}

/** Of what is as bad, a peer that fails is nearer to the reason. */
function rankOf(of: readonly At[]): number {
  const [first] = of;
  const weight = first && weightOf(first.entry);
  const isOfPeer = of.length >= TIMES && peerFailureIn(first?.entry.line.text ?? '') !== undefined;
  return (weight ? WEIGHTS.indexOf(weight) : WEIGHTS.length) - (isOfPeer ? 0.5 : 0);
}

function isComplaint(of: readonly At[], answers: number): boolean {
  const [first] = of;
  const weight = first && weightOf(first.entry);
  if (weight === 'error') return true;
  if (weight === 'answer' && of.length < BAD_ANSWERS * answers) return false;
  return of.length >= TIMES;
}

/** Whether it was written lately enough for how often it comes, and nothing says that it is over. */
function goesOn(of: readonly At[], entries: readonly Entry[], now: string): boolean {
  const [first] = of;
  const last = of.at(-1);
  if (!first || !last) return false;
  const pause = of.length > 1 ? (last.index - first.index) / (of.length - 1) : 0;
  const since = entries.slice(last.index + 1);
  if (since.length > LINES_SINCE + PAUSES * pause) return false;
  if (peerFailureIn(last.entry.line.text) && since.some(({ said }) => RECOVERED.test(said)))
    return false;

  const [began, ended] = [first, last].map(({ entry }) => Date.parse(entry.line.at ?? ''));
  if (began === undefined || ended === undefined || Number.isNaN(ended)) return true;
  const rest = Number.isNaN(began) ? 0 : (ended - began) / Math.max(1, of.length - 1);
  return Date.parse(now) - ended <= Math.max(LATELY_MS, PAUSES * rest);
}

function toldOf(template: string, of: readonly At[], all: number): readonly Complaint[] {
  const last = of.at(-1)?.entry;
  if (!last) return [];
  const times = of.flatMap(({ entry }) => entry.line.at ?? []);
  const [first] = times;
  const until = times.at(-1);
  return [
    {
      template,
      said: last.said,
      line: last.line,
      count: of.length,
      share: of.length / all,
      ...present({ first, last: until }),
    },
  ];
}
