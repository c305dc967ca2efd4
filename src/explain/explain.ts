import type { Query } from '../domain/question.ts';
import { messageIn } from '../readings/logs/message-in.ts';
import { plainLine } from '../readings/logs/plain-line.ts';
import { asSeen } from './as-seen.ts';
import { lineSignatures } from './lines/index.ts';
import { listingIn } from './listing.ts';
import { namedObjects } from './named-objects.ts';
import { pastedText, type PastedText } from './pasted-text.ts';
import type { TextTrouble, LineSignature, Reading } from './signature.ts';
import { signatures } from './signatures/index.ts';
import type { Listed } from './tables/table.ts';
import { troubleOf } from './trouble-of.ts';

/**
 * What a text shows, the surest first; where it shows nothing that is known, the lines that look decisive. `named` are the objects that it names,
 * `well` those of a list in which nothing is wrong.
 */
export type Explanation = Readonly<{
  found: readonly TextFinding[];
  named: readonly Query[];
  well: readonly Listed[];
}>;
/** One thing that it shows. */
export type TextFinding = Reading<object> & Readonly<{ signature: TextTrouble }>;

const STRENGTHS: readonly Reading<object>['strength'][] = ['entails', 'fits', 'suggests'];
/** Of one kind so many are told apart, and as many lines quoted of each. */
const MOST = 3;
/** "Reason: Error": beside what was read it says nothing more. */
const ONE_WORD = /^\s*\w+: +\w+$/;

/** Reads text that somebody pasted. */
export function explain(text: string): Explanation {
  const pasted = pastedText(text);
  const whole = signatures.flatMap((signature) =>
    [...signature.find(pasted)].map((reading): TextFinding => ({ ...reading, signature })),
  );
  const taken = new Set(whole.flatMap(({ quotes }) => quotes));
  const all = [...whole, ...saidIn(pasted, taken)];
  const ids = new Set(all.map(({ signature }) => signature.id));
  const told = all.filter(({ signature }) => !repeatsOf(signature).some((id) => ids.has(id)));
  const known = told.toSorted(
    (a, b) => STRENGTHS.indexOf(a.strength) - STRENGTHS.indexOf(b.strength),
  );
  const [reasons = [], effects = [], ends = []] = [undefined, 'behind', 'last'].map((stands) =>
    known.filter(({ signature }) => signature.stands === stands),
  );
  const listed = listingIn(pasted);
  const clue = reasons.length > 0 ? [] : clueIn(withoutList(pasted, listed), [...effects, ...ends]);
  const isWell = known.length === 0 && clue.length === 0 && listed.length > 0;
  return {
    found: [...reasons, ...clue, ...effects, ...ends],
    named: namedObjects(pasted),
    well: isWell ? listed : [],
  };
}

/** What single lines say that nothing else was read in; the same said again is one. */
function saidIn(pasted: PastedText, taken: ReadonlySet<string>): readonly TextFinding[] {
  const found = new Map<string, TextFinding>();
  for (const said of readingsIn(pasted, taken)) {
    const { signature, params, quotes: own } = said;
    const key = JSON.stringify([signature.id, toldOf(signature, params)]);
    const { quotes } = found.get(key) ?? {};
    const isNew = !quotes?.includes(own[0]) && (quotes?.length ?? 0) < MOST;
    const of = [...found.values()].filter((one) => one.signature.id === signature.id);
    if (isNew && (quotes || of.length < MOST))
      found.set(key, { ...said, quotes: quotes ? [...quotes, ...own] : own });
  }
  return [...found.values()];
}

/** What each line says; of lines that were one line before, what that says. */
function readingsIn(pasted: PastedText, taken: ReadonlySet<string>): readonly TextFinding[] {
  const { lines, broken } = pasted;
  return lines.flatMap((line, at) => {
    const whole = broken.find(({ from, to }) => from <= at && at <= to);
    if (!whole) return taken.has(line) ? [] : (readingAt(at, pasted) ?? []);
    if (whole.from !== at) return [];
    const quotes = lines.slice(whole.from, whole.to + 1);
    if (quotes.some((one) => taken.has(one))) return [];
    const single = quotes.flatMap((_, index) => readingAt(at + index, pasted) ?? []);
    const joined = readingOf([whole.text, plainLine(whole.text)], quotes, pasted);
    return joined && isMore(joined, single) ? [joined] : single;
  });
}

/** Whether the lines together say something more exact than each alone, or the same of more. */
function isMore(joined: TextFinding, single: readonly TextFinding[]): boolean {
  const nearest = Math.min(...single.map(placeOf));
  if (placeOf(joined) !== nearest) return placeOf(joined) < nearest;
  const same = single.find((one) => placeOf(one) === nearest);
  return JSON.stringify(same?.params) !== JSON.stringify(joined.params);
}

/** What stands first is more exact. */
function placeOf({ signature }: TextFinding): number {
  return lineSignatures.findIndex((one) => one === signature);
}

function readingAt(at: number, pasted: PastedText): TextFinding | undefined {
  const [line = '', plain = ''] = [pasted.lines[at], pasted.plain[at]];
  return readingOf([line, plain], [line], pasted);
}

function readingOf(
  said: readonly string[],
  [quote = '', ...more]: readonly string[],
  pasted: PastedText,
): TextFinding | undefined {
  const messages = [...new Set(said.map(messageIn))];
  for (const signature of lineSignatures) {
    for (const message of messages) {
      const params = signature.read(message, pasted);
      if (params)
        return { signature, params, strength: signature.strength, quotes: [quote, ...more] };
    }
  }
  return undefined;
}

function toldOf(signature: TextTrouble & Partial<LineSignature>, params: object): object {
  return signature.told?.(params) ?? params;
}

function repeatsOf(signature: TextTrouble & Partial<LineSignature>): readonly string[] {
  return signature.repeats ?? [];
}

/** A list is read by its columns: what its names say tells nothing. */
function withoutList(pasted: PastedText, listed: readonly Listed[]): PastedText {
  const rows = new Set(listed.map(({ line }) => line));
  return { ...pasted, lines: pasted.lines.filter((line) => !rows.has(line)) };
}

/** What looks decisive in the lines that nothing was read in. */
function clueIn(pasted: PastedText, known: readonly TextFinding[]): readonly TextFinding[] {
  const read = new Set(known.flatMap(({ quotes }) => quotes));
  const isRest = (line: string) =>
    known.length === 0 || !(read.has(line) || ONE_WORD.test(line) || troubleOf(line) === 'mild');
  const rest = { ...pasted, lines: pasted.lines.filter(isRest) };
  return [...asSeen.find(rest)].map((reading) => ({ ...reading, signature: asSeen }));
}
