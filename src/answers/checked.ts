import { check, type Place } from '../checklists/check.ts';
import type { AnswerLine, CheckAnswer, Spent } from '../domain/answer.ts';
import type { Audience } from '../domain/audience.ts';
import type { Checked, CheckedList, Checklist, Line } from '../domain/checklist.ts';
import type { Lang } from '../domain/lang.ts';
import { rules } from '../knowledge/rules.ts';
import { present } from '../text/present.ts';
import { answerHead } from './answer-head.ts';
import { answerLines } from './answer-lines.ts';
import { type Deps, theEngine } from './engine.ts';
import { failedRules } from './failed-rules.ts';
import { checkSummary, hiddenLines, nothingCalled } from './words/check.ts';

/** What a check may cost: it lists many kinds, and asks about routes one by one. */
export const CHECK_COSTS: Spent = { requests: 160, logs: 40 };

/** Goes through checklists at a place. Throws ClusterUnreachable and UnknownNamespace. */
export async function checked(
  lists: readonly Checklist[],
  place: Place,
  { engine = theEngine, loader, cluster, lang, audience }: Deps & Readonly<{ lang: Lang }>,
): Promise<CheckAnswer> {
  const all = await check(lists, place, loader, { engine, rules });
  const shown = audience ? await shownLists(all, audience) : all.lists;
  const about = place.about ?? [];
  return toCheckAnswer({ ...all, lists: shown }, hiddenOf(all.lists, shown), {
    lang,
    cluster,
    about,
  });
}

function toCheckAnswer(
  { namespace, lists, crashes }: Checked,
  hidden: number,
  { lang, cluster, about }: Readonly<{ lang: Lang; cluster: string; about: readonly string[] }>,
): CheckAnswer {
  const answered = lists.map(({ list, lines }) => ({
    id: list.id,
    title: list.title[lang],
    lines: answerLines(list, lines, lang),
  }));
  const all = answered.flatMap(({ lines }) => lines);
  const count = (is: AnswerLine['is']) => all.filter((line) => line.is === is).length;
  const counts = { pass: count('pass'), fail: count('fail'), notChecked: count('not-checked') };
  const isNone = about.length > 0 && all.every(({ objects }) => objects.length === 0);
  const summary = isNone ? nothingCalled[lang](about) : checkSummary[lang](counts, namespace);
  const more = hidden > 0 ? ` ${hiddenLines[lang](hidden)}` : '';
  return {
    ...answerHead(lang),
    cluster,
    ...present({ namespace }),
    summary: `${summary}${more}`,
    ...failedRules(crashes, lang),
    counts,
    lists: answered,
  };
}

/** What an audience may see: the lines about objects of theirs, and what could not be read. */
async function shownLists({ lists }: Checked, audience: Audience): Promise<readonly CheckedList[]> {
  const objects = lists.flatMap(({ lines }) => lines.flatMap(({ on }) => on ?? []));
  const sees = await audience.sees(objects.map((on) => ({ on })));
  const isShown = ({ on }: Line) => on === undefined || sees({ on });
  return lists.map(({ list, lines }) => ({ list, lines: lines.filter(isShown) }));
}

function hiddenOf(all: readonly CheckedList[], shown: readonly CheckedList[]): number {
  const linesIn = (lists: readonly CheckedList[]) => lists.flatMap(({ lines }) => lines).length;
  return linesIn(all) - linesIn(shown);
}
