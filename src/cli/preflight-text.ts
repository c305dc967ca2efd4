import {
  changeWords,
  costWords,
  isWayOut,
  preflightWords,
  undecidedWords,
} from '../answers/words/preflight.ts';
import type { Moment, Preflight, PreflightAnswer, TriedChange } from '../domain/preflight.ts';
import { linesOf } from '../knowledge/placement/map-lines.ts';
import { inkFor, named } from './ink.ts';
import { notCheckedText } from './not-checked-text.ts';
import type { Page, Paper } from './page.ts';
import { wrapped } from './wrap.ts';

type Update = PreflightAnswer['updates'][number];

/** What manifests would do, for a terminal: where each stops, its steps, and what avoids that. */
export function preflightText(answer: PreflightAnswer, { colour, columns }: Paper): string {
  const page = { ink: inkFor(colour), columns, lang: answer.lang };
  const texts = answer.updates.map((one) => updateText(one, page).join('\n'));
  const alone = wrapped(preflightWords[answer.lang].alone, columns, '').join('\n');
  const left = notCheckedText(answer.notChecked, page).join('\n');
  const parts = [...texts, texts.length > 1 && alone, left];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const MARKS = {
  fits: ['green', '✓'],
  stuck: ['red', '✗'],
  'not-decided': ['yellow', '?'],
} as const;

function updateText(update: Update, page: Page): readonly string[] {
  const { ink, columns, lang } = page;
  const words = preflightWords[lang];
  const [colour, mark] = MARKS[update.course.is];
  const said = [
    update.is === 'unchanged' && words.unchanged,
    update.limits && words.limits(update.limits, update.replicas),
    ...deadlockWords(update, page),
    update.moments.length > 1 && words.plan(countsOf(update.moments), update.peak),
    update.atMost &&
      words.atMost(update.atMost.replicas, update.atMost.peak, update.atMost.course.is === 'fits'),
    ...update.notChecked.map((why) => undecidedWords(why, lang)),
  ];
  return [
    ...wrapped(named(update.summary, ink), columns, '  ', `${ink(colour, mark)} `),
    ...said.flatMap((one) => (one ? wrapped(named(one, ink), columns, '  ') : [])),
    ...nodesText(update, page),
    ...triedText(update, page),
  ];
}

function deadlockWords({ course }: Preflight, { lang }: Page): readonly string[] {
  const words = preflightWords[lang];
  const deadlock = course.is === 'fits' ? undefined : course.deadlock;
  if (!deadlock) return [];
  const { at, placed, heldBy, endsByItself } = deadlock;
  const lasting = endsByItself.length > 0 ? [] : [heldBy ? words.held(heldBy) : words.lasting];
  return [words.placed(at, placed), ...lasting];
}

/** "0+2 → 1+2 → 2+0" */
function countsOf(moments: readonly Moment[]): string {
  const counts = moments.map(({ updated, older }) => `${updated}+${older}`);
  if (counts.length <= MOST_COUNTS) return counts.join(' → ');
  return [...counts.slice(0, MOST_COUNTS - 2), '…', counts.at(-1)].join(' → ');
}

const MOST_COUNTS = 10;

function nodesText({ course }: Preflight, { ink, lang }: Page): readonly string[] {
  const rows = course.is === 'fits' ? [] : (course.deadlock?.rows ?? []);
  if (rows.length === 0) return [];
  return [
    ink('bold', preflightWords[lang].nodes),
    ...linesOf(rows, lang).map((line) => `  ${line}`),
  ];
}

function triedText({ tried }: Preflight, page: Page): readonly string[] {
  const { ink, lang } = page;
  const words = preflightWords[lang];
  const helps = tried.filter(isWayOut);
  const useless = tried.filter(({ course }) => course.is === 'stuck');
  return [
    ...(helps.length > 0 ? [ink('bold', words.helps)] : []),
    ...helps.flatMap((one) => listed(`${changeWords(one, lang)}${costWords(one, lang)}`, page)),
    ...(useless.length > 0 ? [ink('bold', words.helpsNot)] : []),
    ...useless.flatMap((one) => listed(`${changeWords(one, lang)}: ${whyNot(one, page)}`, page)),
  ];
}

function whyNot({ change, course }: TriedChange, { lang }: Page): string {
  const words = preflightWords[lang];
  if (course.is !== 'stuck') return '';
  return change === 'dynamic-stable-scale'
    ? words.dynamic(course.deadlock)
    : words.helpsNotWhy(course.deadlock);
}

function listed(text: string, { ink, columns }: Page): readonly string[] {
  return wrapped(named(text, ink), columns, '    ', '  • ');
}
