import type { KnownBlock } from '@slack/types';

import type { Answer, AnswerFinding } from '../../domain/answer.ts';
import { kindWord } from '../../i18n/object-name.ts';
import type { Wording } from '../../i18n/slack.ts';
import { section } from './blocks.ts';
import { evidenceLine } from './evidence.ts';
import { nameOf } from './names.ts';
import { code, fenced, safe, sentence } from './text.ts';

const MOST_EVIDENCE = 3;
const MOST_LINES = 14;

/** What is the matter, in a few words: the root's title, or the state where there is no cause to name. */
export function headlineOf({ state, findings, target }: Answer, words: Wording): string {
  const title = state === 'explained' ? findings[0]?.title : undefined;
  const named = `\`${target.name}\`: `; // the line begins with that name already
  if (title?.startsWith(named)) return title.slice(named.length);
  return title ?? words.states[state] ?? state;
}

/** One line that says what is the matter with what. Safe. */
export function titleLine(answer: Answer, words: Wording): string {
  const { name, kind, namespace } = answer.target;
  const where = [`*${safe(name, 150)}*`, safe(kindWord(kind), 80), safe(namespace ?? '', 80)];
  const about = where.filter(Boolean).join(' · ');
  return `${iconOf(answer)} ${about} — ${sentence(headlineOf(answer, words), 300)}`;
}

/** Why it is so, in one sentence with its map and its strongest evidence, or what there is to say instead. */
export function verdictBlocks(answer: Answer, words: Wording): KnownBlock[] {
  const { state, summary, findings } = answer;
  const [root, ...others] = findings;
  const also = others.filter(({ role }) => role !== 'effect').slice(0, 2);
  const isSaidBelow = root && summary === root.cause;
  return [
    ...(isSaidBelow || !summary ? [] : [section(sentence(summary, 700))]),
    ...(root ? whyBlocks(root, words) : symptomBlocks(answer, words)),
    ...listBlock(words.parts.also, also, ({ title }) => sentence(title, 200)),
    ...(state === 'unexplained' ? nextCheck(answer, words) : []),
  ];
}

/** A finding: its sentence, how sure it is, its map, its evidence. */
export function whyBlocks(
  { cause, confidence, lines = [], evidence }: AnswerFinding,
  words: Wording,
  most = MOST_EVIDENCE,
): KnownBlock[] {
  const quotes = evidence.slice(0, most).map((quote) => evidenceLine(quote, words));
  return [
    section(`*${words.parts.why}*  ${sentence(cause, 900)}   _${words.confidence[confidence]}_`),
    ...(lines.length > 0 ? [section(fenced(lines.slice(0, MOST_LINES), 1400))] : []),
    ...(quotes.length > 0 ? [section(`*${words.parts.evidence}*\n${quotes.join('\n')}`)] : []),
  ];
}

function symptomBlocks({ symptoms }: Answer, words: Wording): KnownBlock[] {
  const seen = symptoms.slice(0, MOST_EVIDENCE);
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
  return [section([`*${title}*`, ...items.map((item) => `• ${line(item)}`)].join('\n'))];
}

function iconOf({ state, findings }: Answer): string {
  if (state === 'explained') return SEVERITY_ICON[findings[0]?.severity ?? 'warning'];
  return STATE_ICON[state] ?? '⚪';
}

const STATE_ICON: Readonly<Record<string, string>> = {
  healthy: '🟢',
  recovered: '🟢',
  progressing: '🔵',
  unexplained: '⚪',
  gone: '⚫',
};
const SEVERITY_ICON = { critical: '🔴', warning: '🟠', info: '🔵' } as const;
