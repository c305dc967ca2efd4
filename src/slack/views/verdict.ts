import type { KnownBlock } from '@slack/types';

import type { Answer, AnswerFinding } from '../../domain/answer.ts';
import type { SlackWords } from '../../i18n/slack-en.ts';
import { section } from './blocks.ts';
import { evidenceLine } from './evidence.ts';
import { kindWord, nameOf } from './names.ts';
import { code, fenced, safe, sentence } from './text.ts';

const MOST_EVIDENCE = 3;
const MOST_LINES = 14;

/** One line that says what is the matter with what. Safe. */
export function titleLine(answer: Answer): string {
  const { target, summary } = answer;
  const where = [`*${safe(target.name, 150)}*`, kindWord(target), target.namespace ?? '']
    .filter(Boolean)
    .map((part, at) => (at === 0 ? part : safe(part, 80)));
  return `${iconOf(answer)} ${where.join(' · ')} — ${sentence(summary, 300)}`;
}

/** Why it is so, in one sentence with its map and its strongest evidence, or what there is to say instead. */
export function verdictBlocks(answer: Answer, words: SlackWords): KnownBlock[] {
  const [root, ...others] = answer.findings;
  if (!root) return withoutFinding(answer, words);

  const also = others.filter(({ role }) => role !== 'effect').slice(0, 2);
  return [
    ...stateLine(answer, words),
    ...whyBlocks(root, words),
    ...(also.length > 0
      ? [
          section(
            `*${words.alsoFound}*\n${also.map(({ title }) => `• ${sentence(title, 200)}`).join('\n')}`,
          ),
        ]
      : []),
  ];
}

/** A finding: its sentence, how sure it is, its map, its evidence. */
export function whyBlocks(
  { cause, confidence, lines = [], evidence }: AnswerFinding,
  words: SlackWords,
  most = MOST_EVIDENCE,
): KnownBlock[] {
  const quotes = evidence.slice(0, most).map((quote) => evidenceLine(quote, words));
  return [
    section(`*${words.why}*  ${sentence(cause, 900)}   _${words.confidence[confidence]}_`),
    ...(lines.length > 0 ? [section(fenced(lines.slice(0, MOST_LINES), 1400))] : []),
    ...(quotes.length > 0 ? [section(`*${words.evidence}*\n${quotes.join('\n')}`)] : []),
  ];
}

function withoutFinding(answer: Answer, words: SlackWords): KnownBlock[] {
  const seen = answer.symptoms.slice(0, MOST_EVIDENCE).map(({ object, part, reason, until }) => {
    const what = `${nameOf(object)}${part ? `/${part}` : ''}`;
    return `• ${code(what, 200)} ${safe(reason, 120)}${until ? ' ✓' : ''}`;
  });
  const [open] = answer.state === 'unexplained' ? answer.notChecked : [];
  return [
    ...stateLine(answer, words),
    ...(seen.length > 0 ? [section(`*${words.lookedAt}*\n${seen.join('\n')}`)] : []),
    ...(open
      ? [section(`*${words.nextCheck}*  ${sentence(`${open.what} (${open.why})`, 400)}`)]
      : []),
  ];
}

function stateLine({ state }: Answer, words: SlackWords): KnownBlock[] {
  const text: string | undefined = words.states[state];
  return text ? [section(text)] : [];
}

function iconOf({ state, findings }: Answer): string {
  if (state !== 'explained') return STATE_ICON[state] ?? '⚪';
  return SEVERITY_ICON[findings[0]?.severity ?? 'warning'];
}

const STATE_ICON: Readonly<Record<string, string>> = {
  healthy: '🟢',
  recovered: '🟢',
  progressing: '🔵',
  unexplained: '⚪',
  gone: '⚫',
};
const SEVERITY_ICON = { critical: '🔴', warning: '🟠', info: '🔵' } as const;
