import type { Button, KnownBlock } from '@slack/types';

import { PROOF_PARTS } from '../../answers/words/proof.ts';
import type { Wording } from '../../answers/words/slack.ts';
import type { AnswerRemedy } from '../../domain/answer.ts';
import type { Incident } from '../../domain/incident.ts';
import type { Check, Op } from '../../domain/plan.ts';
import { isUnderWay } from '../incident/follow-act.ts';
import { button, section } from './blocks.ts';
import { bold, fenced, sentence } from './text.ts';

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

/** What was proved about a fix and what was not, and what it risks, on one line. */
export function proofLine(
  { proof, risk, kind }: Pick<AnswerRemedy, 'proof' | 'risk' | 'kind'>,
  words: Wording,
): string {
  const parts = proof
    ? PROOF_PARTS.map((part) => {
        const check = proof[part];
        return `${MARKS[check.is]} ${sentence(words.proofPart(part, check, kind), 300)}`;
      })
    : [];
  // That a person has to do it is said where the button would be.
  const isOpen = kind === 'manual' && risk === 'none';
  return [...parts, ...(isOpen ? [] : [words.risk[risk]])].join(' · ');
}

/** Why a fix has no button: its owner takes changes from Git only, or nobody may change the cluster from here. */
export function byHand({ kind }: AnswerRemedy, words: Wording): string {
  return kind === 'gitops' ? words.throughGit : words.noButton;
}

/** A fix in full: words, proof, the exact operations; one that has no button comes with its command. */
export function remedyBlocks(remedy: AnswerRemedy, at: number, words: Wording): KnownBlock[] {
  const { title, text, lines = [], plan, patch = [], command } = remedy;
  const said = [headOf(title, at, words), sentence(text, 1200), proofLine(remedy, words)].filter(
    Boolean,
  );
  const changes = patch.filter(({ op }) => op !== 'test').map(opLine);
  return [
    section([...said, ...(plan ? [] : [byHand(remedy, words)])].join('\n')),
    ...(lines.length > 0 ? [section(fenced(lines, 1500))] : []),
    ...(changes.length > 0 ? [section(fenced(changes, 2400))] : []),
    ...(command && !plan ? [section(fenced([command], 1000))] : []),
  ];
}

/** A further fix in a few lines, with the reason why others come first; what its button opens shows the rest. */
export function briefBlocks(remedy: AnswerRemedy, at: number, words: Wording): KnownBlock[] {
  const { title, text, short, plan } = remedy;
  if (!plan) return remedyBlocks(remedy, at, words);
  return [
    section(
      [headOf(title, at, words), sentence(short ?? text, 600), proofLine(remedy, words)]
        .filter(Boolean)
        .join('\n'),
    ),
  ];
}

/** "Fix 2  `matchLabelKeys`". */
function headOf(title: string, at: number, words: Wording): string {
  return `*${words.parts.fix} ${at + 1}*  ${bold(title, 200)}`;
}

const MARKS: Readonly<Record<Check['is'], string>> = {
  holds: '✅',
  fails: '❌',
  'not-checked': '⚪',
};

function opLine(op: Op): string {
  if (op.op === 'remove') return `remove ${op.path}`;
  return `${op.op} ${op.path} = ${JSON.stringify(op.value)}`;
}
