import type { LogLine } from '../../domain/model.ts';
import { present } from '../../text/present.ts';
import { answersAgain } from './answers-again.ts';
import { weightOf, WEIGHTS } from './complaint-weight.ts';
import { growthIn, type Growth } from './growth.ts';
import { entriesIn, type Entry } from './log-entries.ts';
import { peerFailureIn } from './peer-failures.ts';
import { isStillWritten } from './still-written.ts';
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
  until?: string; // it is over since then
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

type EntryAt = Readonly<{ entry: Entry; index: number }>;

/** Of what is as bad, a peer that fails is nearer to the reason. */
function rankOf(of: readonly EntryAt[]): number {
  const [first] = of;
  const weight = first && weightOf(first.entry);
  const isOfPeer = of.length >= TIMES && peerFailureIn(first?.entry.line.text ?? '') !== undefined;
  return (weight ? WEIGHTS.indexOf(weight) : WEIGHTS.length) - (isOfPeer ? 0.5 : 0);
}

function isComplaint(of: readonly EntryAt[], answers: number): boolean {
  const [first] = of;
  const weight = first && weightOf(first.entry);
  if (weight === 'error') return true;
  if (weight === 'answer' && of.length < BAD_ANSWERS * answers) return false;
  return of.length >= TIMES;
}

/** Whether it is still written, and nothing says that it is over. */
function goesOn(of: readonly EntryAt[], entries: readonly Entry[], now: string): boolean {
  const first = of[0];
  const last = of.at(-1);
  if (!first || !last) return false;
  const since = entries.slice(last.index + 1);
  if (peerFailureIn(last.entry.line.text)) {
    const lines = entries.map(({ line }) => line);
    if (since.some(({ said }) => RECOVERED.test(said))) return false;
    if (answersAgain(lines.slice(0, last.index), lines.slice(last.index + 1))) return false;
  }
  return isStillWritten(
    {
      count: of.length,
      from: first.index,
      to: last.index,
      since: since.length,
      ...present({ first: first.entry.line.at, last: last.entry.line.at }),
    },
    now,
  );
}

function toldOf(template: string, of: readonly EntryAt[], all: number): readonly Complaint[] {
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
