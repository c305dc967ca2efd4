import type { KnownBlock } from '@slack/types';

import { headlineOf, impactOf } from '../../answers/words/headline.ts';
import { textName } from '../../answers/words/object-name.ts';
import type { Wording } from '../../answers/words/slack.ts';
import type { Answer, AnswerFinding } from '../../domain/answer.ts';
import type { Incident } from '../../domain/incident.ts';
import { isOutdated, shownActs } from '../../incident/follow-act.ts';
import { fixedBy } from '../../incident/undoing.ts';
import { kindWord } from '../../text/kind-word.ts';
import { tableOf } from '../../text/table-of.ts';
import { packed, section } from './blocks.ts';
import { evidenceLine } from './evidence.ts';
import { day, nameOf } from './names.ts';
import { code, fenced, listed, plain, safe, sentence } from './text.ts';

type AnsweredIncident = Incident & Readonly<{ answer: Answer }>;

const MOST_SYMPTOMS = 3;
const MOST_ALSO = 2;
const MOST_LINES = 14;

/**
 * One line that says what is the matter with what, and since when; once a change is verified, that one first, so
 * that nobody takes an old headline for the state of things. Safe.
 */
export function titleLine(incident: AnsweredIncident, words: Wording): string {
  const { answer } = incident;
  const about = aboutWhat(answer);
  const state = headlineOf(answer);
  const since = day(state.since);
  const said = `${sentence(state.words, 300)}${since ? ` · ${words.since(since)}` : ''}`;
  const done = fixedBy(incident);
  if (done) return `✅ ${about} — ${words.settled(sentence(done.title, 150), said)}`;
  if (isOutdated(incident)) return `🔵 ${about} — ${words.before(said)}`;
  return `${iconFor(incident)} ${about} — ${said}`;
}

function aboutWhat({ target, lang }: Answer): string {
  const { name, kind, namespace } = target;
  const text = textName(target, lang);
  if (text) return `*${text}*`;
  const where = [`*${safe(name, 150)}*`, safe(kindWord(kind), 80), safe(namespace ?? '', 80)];
  return where.filter(Boolean).join(' · ');
}

/** The essence in one line of plain text, for notifications: how it is, why, and whom it hurts, or what has mended it. */
export function essenceOf(incident: AnsweredIncident, words: Wording): string {
  const { answer } = incident;
  const { target, state, findings, summary, lang } = answer;
  const why = state === 'explained' ? findings[0]?.title : summary;
  const done = fixedBy(incident);
  const now = headlineOf(answer).words;
  const parts = done
    ? [words.settled(done.title, now)]
    : [now, why, impactOf(answer)].filter(Boolean);
  const about = textName(target, lang) ?? `${target.name} (${kindWord(target.kind)})`;
  const said = `${about}: ${[...new Set(parts)].join(' · ')}`;
  return plain(said.replaceAll('`', ''), 1000);
}

/** Why it was, once it is fixed: whom it hurts and what else could be done is of the past. */
export function pastBlocks({ findings: [root] }: Answer, words: Wording): KnownBlock[] {
  return root ? [causeBlock(root, words)] : [];
}

/** Why it is so and whom it hurts, in a sentence each, or what there is to say instead. */
export function verdictBlocks(answer: Answer, words: Wording): KnownBlock[] {
  const { state, summary, failed, findings } = answer;
  const [root, ...others] = findings;
  const also = others.filter(({ role }) => role !== 'effect').slice(0, MOST_ALSO);
  const isSaidBelow = root && summary === root.cause;
  const impact = impactOf(answer);
  return [
    ...(failed ? [section(`⚠️ ${sentence(failed, 500)}`)] : []),
    ...(isSaidBelow || !summary ? [] : [section(sentence(summary, 700))]),
    ...(root ? [causeBlock(root, words)] : symptomBlocks(answer, words)),
    ...(impact ? [section(`*${words.parts.impact}*  ${sentence(impact, 400)}`)] : []),
    ...listBlock(words.parts.also, also, ({ title }) => sentence(title, 160)),
    ...(state === 'unexplained' ? nextCheck(answer, words) : []),
  ];
}

/** A cause in a sentence, and how sure it is. */
function causeBlock({ cause, confidence }: AnswerFinding, words: Wording): KnownBlock {
  const sure = words.confidence[confidence];
  return section(`*${words.parts.cause}*  ${sentence(cause, 700)}   _${sure}_`);
}

/** What a cause rests on: its map, what follows, and its evidence, at most so many quotes. */
export function groundBlocks(
  finding: AnswerFinding,
  { target, lang }: Answer,
  words: Wording,
  most: number,
): KnownBlock[] {
  const { so, lines = [], evidence } = finding;
  const quotes = evidence.slice(0, most).map((one) => evidenceLine(one, target, lang));
  return [
    ...(lines.length > 0 ? [section(fenced(lines.slice(0, MOST_LINES), 1400))] : []),
    ...(so ? [section(`*${words.parts.so}*  ${sentence(so, 500)}`)] : []),
    ...(quotes.length > 0 ? packed([`*${words.parts.evidence}*`, ...quotes]) : []),
  ];
}

function symptomBlocks({ symptoms }: Answer, words: Wording): KnownBlock[] {
  const seen = symptoms.slice(0, MOST_SYMPTOMS);
  return listBlock(words.parts.symptoms, seen, ({ object, part, reason, until }) => {
    const what = code(`${nameOf(object)}${part ? `/${part}` : ''}`, 200);
    return `${what} ${safe(reason, 120)}${until ? ' ✓' : ''}`;
  });
}

function nextCheck({ notChecked: [open] }: Answer, words: Wording): KnownBlock[] {
  if (!open) return [];
  return [section(`*${words.nextCheck}*  ${sentence(`${open.what} (${open.why})`, 400)}`)];
}

function listBlock<T>(title: string, items: readonly T[], line: (item: T) => string): KnownBlock[] {
  if (items.length === 0) return [];
  return [section([`*${title}*`, ...items.map((item) => listed(line(item)))].join('\n'))];
}

/** Nothing is green above a change that has not come to its goal, or under an alert that fires. */
function iconFor(incident: AnsweredIncident): string {
  const icon = iconOf(incident.answer);
  if (icon !== STATE_ICON['healthy']) return icon;
  if (shownActs(incident).at(-1)?.progress.step === 'not-verified') return '⚠️';
  return incident.alert?.status === 'firing' ? '⚪' : icon;
}

function iconOf({ state, findings }: Answer): string {
  if (state === 'explained') return SEVERITY_ICON[findings[0]?.severity ?? 'warning'];
  return STATE_ICON[state] ?? '⚪';
}

const STATE_ICON: Readonly<Record<string, string>> = tableOf({
  healthy: '🟢',
  recovered: '🟢',
  progressing: '🔵',
  complaining: '🟠',
  unexplained: '⚪',
  gone: '⚫',
  unread: '⚪',
});
const SEVERITY_ICON = { critical: '🔴', warning: '🟠', info: '🔵' } as const;
