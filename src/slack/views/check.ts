import type { KnownBlock } from '@slack/types';

import { checkRest, nothingOf } from '../../answers/words/check.ts';
import { wordings } from '../../answers/words/slack.ts';
import type { AnswerChecklist, AnswerLine, CheckAnswer } from '../../domain/answer.ts';
import type { Incident } from '../../domain/incident.ts';
import { context, section, sizeOf, type Message } from './blocks.ts';
import { checkLineText, failedLine } from './check-line.ts';
import { LIMITS } from './limits.ts';
import { mention } from './names.ts';
import { safe, sentence } from './text.ts';

type CheckedIncident = Incident & Readonly<{ check: CheckAnswer }>;

/** Characters of the headline and the footer. */
const AROUND = 1500;
/** One with a button each; the rest is on a terminal. */
const MOST_FAILURES = 20;

/** What checklists came to: each failure with a button that asks why, then what was not checked, and a count of what passed. */
export function checkMessage(incident: CheckedIncident): Message {
  const { check, lang } = incident;
  const { lists, counts, summary, failed, namespace } = check;
  const empty = lists.filter(({ lines }) => lines.length === 0).map(({ id }) => id);
  const all = lists.flatMap((list) => linesOf(list, incident));
  const shown = withinRoom(all);
  const rest = all.length - shown.length;
  const icon = counts.fail > 0 ? '🔴' : counts.notChecked > 0 ? '⚪' : '🟢';
  return {
    text: safe(summary, LIMITS.fallback),
    blocks: [
      section(`${icon} ${sentence(summary, 500)}`),
      ...(failed ? [section(`⚠️ ${sentence(failed, 500)}`)] : []),
      ...shown,
      ...(rest > 0 ? [context(sentence(checkRest[lang](rest, namespace), 300))] : []),
      ...(empty.length > 0 ? [context(safe(nothingOf[lang](empty), 300))] : []),
      context(footer(incident)),
    ],
  };
}

/** A list with its failures and open points; what passed is a number behind its name. */
function linesOf({ title, lines }: AnswerChecklist, incident: CheckedIncident): KnownBlock[] {
  if (lines.length === 0) return [];
  const told = lines.filter(({ is }) => is !== 'pass');
  const passed = lines.length - told.length;
  const head = `*${safe(title, 80)}*${passed > 0 ? `  ✅ ${passed}` : ''}`;
  const failures = told.filter(({ is }) => is === 'fail');
  const open = told
    .filter(({ is }) => is !== 'fail')
    .map((line) => `❔ ${checkLineText(line, incident.lang)}`);
  return [
    section(head),
    ...failures
      .slice(0, MOST_FAILURES)
      .map((line) => failedLine(line, placeOf(line, incident), incident)),
    ...(open.length > 0 ? [context(fittingLines(open).join('\n'))] : []),
  ];
}

/** Whole lines only: a cut would end within an escape. */
function fittingLines(lines: readonly string[]): readonly string[] {
  let room = LIMITS.context;
  return lines.filter((line) => {
    room -= line.length + 1;
    return room >= 0;
  });
}

/** Slack takes no button twice. */
function placeOf(line: AnswerLine, { check }: CheckedIncident): number {
  return check.lists.flatMap(({ lines }) => lines).indexOf(line);
}

/** As many as Slack takes in one message, with room for what stands around them. */
function withinRoom(blocks: readonly KnownBlock[]): readonly KnownBlock[] {
  let room = LIMITS.message - AROUND;
  let count = LIMITS.blocks - 5;
  return blocks.filter((block) => {
    room -= sizeOf(block);
    count -= 1;
    return room >= 0 && count >= 0;
  });
}

function footer({ asker, tookMs, spent, check, lang }: CheckedIncident): string {
  const words = wordings[lang];
  return [
    asker && words.askedBy(mention(asker)),
    tookMs !== undefined && words.took(tookMs, spent),
    safe(check.cluster, 60),
  ]
    .filter(Boolean)
    .join(' · ');
}
