import type { Button, KnownBlock } from '@slack/types';

import type { AnswerRemedy } from '../../domain/answer.ts';
import type { Incident } from '../../domain/incident.ts';
import type { Check, Op } from '../../domain/plan.ts';
import type { Wording } from '../../i18n/slack.ts';
import { isUnderWay } from '../../incidents/follow-act.ts';
import { button, section } from './blocks.ts';
import { code, fenced, safe, sentence } from './text.ts';

/** A fix that can be reviewed now: its plan is known and nothing speaks against acting here. */
export type Offer = AnswerRemedy & Readonly<{ plan: string }>;

/** All fixes of an answer, the root's first; those that share a plan are one. */
export function remediesOf({ answer }: Incident): readonly AnswerRemedy[] {
  const all = answer?.findings.flatMap(({ remedies }) => remedies) ?? [];
  return all.filter(
    ({ plan }, at) => !plan || all.findIndex((other) => other.plan === plan) === at,
  );
}

/** The fixes that get a button; none while a change is under way, once the alert is over, or as a mere reader. */
export function offersOf(incident: Incident): readonly Offer[] {
  if (!incident.mayAct || incident.alert?.status === 'resolved' || isUnderWay(incident)) return [];
  const known = new Set(incident.plans.map(({ id }) => id));
  return remediesOf(incident).filter(
    (remedy): remedy is Offer => remedy.plan !== undefined && known.has(remedy.plan),
  );
}

/** A button that opens the review of a fix; an action on a rollout says which. */
export function reviewButton(
  { id, lang }: Incident,
  { plan, kind, title }: Offer,
  words: Wording,
): Button {
  const value = { incident: id, plan, lang };
  const action = `review_fix:${plan.slice(0, 80)}`;
  return kind === 'rollout'
    ? button(action, title, value, 'danger')
    : button(action, words.press.reviewFix, value, 'primary');
}

/** What was proved about a fix and what was not, on one line. */
export function proofLine(
  { proof, risk }: Pick<AnswerRemedy, 'proof' | 'risk'>,
  words: Wording,
): string {
  const parts = proof
    ? (['placement', 'rules', 'admission'] as const).map(
        (part) => `${words.proof[part]} ${checkText(proof[part], words)}`,
      )
    : [];
  return [...parts, words.risk[risk]].join(' · ');
}

/** A fix in full: words, proof, the exact operations or the command. */
export function remedyBlocks(remedy: AnswerRemedy, words: Wording): KnownBlock[] {
  const { title, text, plan, patch, command } = remedy;
  const head = `*${safe(title, 200)}*\n${sentence(text, 1200)}\n${proofLine(remedy, words)}`;
  return [
    section(plan ? head : `${head}\n${words.noButton}`),
    ...(patch?.length ? [section(fenced(patch.map(opLine), 2400))] : []),
    ...(command ? [section(fenced([command], 1000))] : []),
  ];
}

function checkText(check: Check, words: Wording): string {
  const note = check.note ? ` ${code(check.note, 120)}` : '';
  if (check.is === 'holds') return `✅${note || ` ${words.checks.holds}`}`;
  const is =
    check.is === 'fails' ? `❌ ${words.checks.fails}` : `⚪ ${words.checks['not-checked']}`;
  return `${is}: ${safe(words.reason(check.why), 120)}${note}`;
}

function opLine(op: Op): string {
  if (op.op === 'remove') return `remove ${op.path}`;
  return `${op.op} ${op.path} = ${JSON.stringify(op.value)}`;
}
