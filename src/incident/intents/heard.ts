import type { Intent } from '../../domain/intent.ts';
import type { IntentRow } from './intent-row.ts';
import { intentRows } from './intent-rows.ts';
import { type Mark, marked } from './marks.ts';
import { tokensOf } from './token.ts';

/** What a text asks for, at most two things in their order, and how much of it says that: 1 is all. */
export type Heard = Readonly<{ intents: readonly Intent[]; share: number }>;

const MOST = 2;
/** What each word costs that a row leaves unexplained. */
const LEFT = 0.3;
/** A greeting or a thank-you beside something else asks for nothing. */
const ASIDE: ReadonlySet<Intent> = new Set(['thanks', 'help']);

type Fit = Readonly<{
  intent: Intent;
  score: number;
  core: ReadonlySet<number>; // the words that the row needs
  at: ReadonlySet<number>; // and those beside them
}>;

/** Reads a text by the table of intents; where it asks for nothing known there are no intents. */
export function heardIn(text: string): Heard {
  const clauses = text.split(/[?!;\n]+|\.(?=\s|$)/u).filter((one) => one.trim());
  const all = clauses.map((clause) => inClause(tokensOf(clause)));
  const total = all.reduce((sum, { content }) => sum + content, 0);
  const said = all.reduce((sum, { explained }) => sum + explained, 0);
  const intents = [...new Set(all.flatMap((one) => one.intents))];
  const real = intents.filter((one) => !ASIDE.has(one));
  return {
    intents: (real.length > 0 ? real : intents).slice(0, MOST),
    share: total === 0 ? 0 : said / total,
  };
}

/** What stands on the other side of one of these is something else. */
const JOINING =
  /^(?:and|or|then|plus|also|그리고|또는)$|(?:로그|이벤트|상태|이력|영향|파드)(?:이?랑|하고)$/u;

function inClause(tokens: readonly string[]) {
  const { marks, content } = marked(tokens);
  const partOf = (at: number) => tokens.slice(0, at).filter((one) => JOINING.test(one)).length;
  const found: Fit[] = [];
  const used = new Set<number>();
  for (let turn = 0; turn < MOST; turn += 1) {
    const open = marks.filter(({ at }) => !at.some((one) => used.has(one)));
    const left = content.filter((one) => !used.has(one));
    const best = bestOf(open, left, partOf);
    if (!best || (turn > 0 && best.score < 1.2)) break;
    found.push(best);
    for (const one of best.at) used.add(one);
  }
  const explained = content.filter((one) => used.has(one)).length;
  const inOrder = found.toSorted((a, b) => Math.min(...a.core) - Math.min(...b.core));
  return { intents: inOrder.map(({ intent }) => intent), content: content.length, explained };
}

function bestOf(
  marks: readonly Mark[],
  content: readonly number[],
  partOf: (at: number) => number,
): Fit | undefined {
  const fits = intentRows.flatMap((row) => fitOf(row, marks, content, partOf) ?? []);
  return fits.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score)[0];
}

function fitOf(
  { intent, needs, takes = [], weight = 2 }: IntentRow,
  marks: readonly Mark[],
  content: readonly number[],
  partOf: (at: number) => number,
): Fit | undefined {
  const needed = needs.map((concept) => marks.filter((one) => one.concept === concept));
  if (needed.some((found) => found.length === 0)) return undefined;
  const core = new Set(needed.flat().flatMap(({ at }) => at));
  if (core.size < needs.length) return undefined; // one word for two concepts
  const parts = new Set([...core].map(partOf));
  const beside = marks.filter(
    ({ concept, at }) =>
      takes.includes(concept) && at.every((one) => !core.has(one) && parts.has(partOf(one))),
  );
  const also = new Set(beside.flatMap(({ at }) => at));
  const at = new Set([...core, ...also]);
  const left = content.filter((one) => !at.has(one)).length;
  const score =
    needs.length * weight +
    Math.min(new Set(beside.map(({ concept }) => concept)).size, 3) -
    left * LEFT;
  return { intent, score, core, at };
}
