import type { KnownBlock } from '@slack/types';

import { PROOF_PARTS } from '../../answers/words/proof.ts';
import type { Wording } from '../../answers/words/slack.ts';
import type { AnswerRemedy } from '../../domain/answer.ts';
import type { Incident } from '../../domain/incident.ts';
import type { Check, Op } from '../../domain/plan.ts';
import { barKey } from '../../incident/bar-key.ts';
import { isUnderWay } from '../../incident/follow-act.ts';
import { section } from './blocks.ts';
import { bold, fenced, sentence } from './text.ts';

/** A fix of an answer, with the key of the finding that it answers. */
export type Fix = AnswerRemedy & Readonly<{ finding: string }>;

/** All fixes of an answer, the root's first; those that share a plan are one. */
export function remediesOf({ answer }: Incident): readonly Fix[] {
  const all =
    answer?.findings.flatMap(({ key, remedies }) =>
      remedies.map((remedy) => ({ ...remedy, finding: key })),
    ) ?? [];
  return all.filter(
    ({ plan }, at) => !plan || all.findIndex((other) => other.plan === plan) === at,
  );
}

/** The fixes that get a button; none while a change is under way, once the alert is over, or as a mere reader. */
export function offersOf(incident: Incident): readonly Fix[] {
  return remediesOf(incident).filter(
    (fix) =>
      isOffered(incident, fix, fix.plan, false) ||
      (isOpen(fix) && mayApply(incident, fix, false)) ||
      (isLiveVerb(fix) && isOffered(incident, fix, fix.live, true)),
  );
}

/** Whether a plan of a fix may be reviewed from here. */
export function isOffered(
  incident: Incident,
  fix: AnswerRemedy,
  plan: string | undefined,
  isLive: boolean,
): boolean {
  return mayApply(incident, fix, isLive) && incident.plans.some(({ id }) => id === plan);
}

function mayApply(incident: Incident, { id }: AnswerRemedy, isLive: boolean): boolean {
  const { mayAct, alert, barred } = incident;
  return (
    mayAct && alert?.status !== 'resolved' && !isUnderWay(incident) && !barred?.[barKey(id, isLive)]
  );
}

/** Whether a fix has no change until somebody has chosen a value. */
function isOpen({ inputs, patch, kind }: AnswerRemedy): boolean {
  return inputs !== undefined && !patch && (kind === 'patch' || kind === 'gitops');
}

/** Whether a fix is an action on a rollout that Git owns: it has no other button than that, beside Git. */
export function isLiveVerb({ kind, plan, live }: AnswerRemedy): boolean {
  return kind === 'rollout' && plan === undefined && live !== undefined;
}

/** Why a fix has no button here that it could have. */
export function barredLine({ barred }: Incident, { id }: AnswerRemedy): readonly string[] {
  const why = [false, true].flatMap((isLive) => barred?.[barKey(id, isLive)] ?? []);
  return why.map((one) => `⛔ ${sentence(one, 600)}`);
}

/** What was proved about a fix and what was not, and what it risks, on one line. */
export function proofLine(
  fix: Pick<AnswerRemedy, 'proof' | 'risk' | 'kind' | 'impact'>,
  words: Wording,
): string {
  const { proof, risk, kind } = fix;
  const parts = proof
    ? PROOF_PARTS.map((part) => {
        const check = proof[part];
        return `${MARKS[check.is]} ${sentence(words.proofPart(part, check, kind), 300)}`;
      })
    : [];
  // That a person has to do it is said where the button would be.
  const isOpen = kind === 'manual' && risk === 'none';
  return [...parts, ...(isOpen ? [] : [words.cost(fix)])].join(' · ');
}

/** Why a fix has no button: its owner takes changes from Git only, or nobody may change the cluster from here. */
export function byHand({ kind, live }: AnswerRemedy, words: Wording): string {
  if (kind !== 'gitops') return live === undefined ? words.noButton : words.onlyLive;
  return live === undefined ? words.throughGit : `${words.throughGit} ${words.orLive}`;
}

/** Where Git has what a fix changes, so that whoever makes the change knows where, and what becomes of it beside that. */
export function gitLine({ git, kind, plan }: AnswerRemedy, words: Wording): string {
  return git && (kind === 'gitops' || plan === undefined) ? sentence(words.inGit(git), 600) : '';
}

/** The fix that is told in the parent: the first that has a review, or the first at all. */
export function firstFix(all: readonly Fix[]): Fix | undefined {
  return all.find(isReviewed) ?? all[0];
}

/** A fix in full: words, proof, the exact operations; one that has no button comes with its command. */
function remedyBlocks(remedy: AnswerRemedy, at: number, words: Wording): KnownBlock[] {
  const { title, text, command } = remedy;
  const said = [
    headOf(title, at, words),
    sentence(text, 1200),
    proofLine(remedy, words),
    gitLine(remedy, words),
  ].filter(Boolean);
  return [
    section([...said, ...(isReviewed(remedy) ? [] : [byHand(remedy, words)])].join('\n')),
    ...changeBlocks(remedy),
    ...(command && !isReviewed(remedy) ? [section(fenced([command], 1000))] : []),
  ];
}

/** What the parent has not said of its fix: all of the words, if it has the short ones, and the exact operations. */
export function restBlocks(remedy: AnswerRemedy, at: number, words: Wording): KnownBlock[] {
  const { title, text, short, live } = remedy;
  const changes = changeBlocks(remedy);
  if (!short && !live && changes.length === 0) return [];
  const said = [headOf(title, at, words), short && sentence(text, 1200)];
  return [section(said.filter(Boolean).join('\n')), ...changes];
}

function changeBlocks({ lines = [], patch = [] }: AnswerRemedy): KnownBlock[] {
  const changes = patch.filter(({ op }) => op !== 'test').map(opLine);
  return [
    ...(lines.length > 0 ? [section(fenced(lines, 1500))] : []),
    ...(changes.length > 0 ? [section(fenced(changes, 2400))] : []),
  ];
}

/** A further fix in a few lines, with the reason why others come first; what its button opens shows the rest. */
export function briefBlocks(remedy: AnswerRemedy, at: number, words: Wording): KnownBlock[] {
  const { title, text, short } = remedy;
  if (!isReviewed(remedy)) return remedyBlocks(remedy, at, words);
  return [
    section(
      [
        headOf(title, at, words),
        sentence(short ?? text, 600),
        proofLine(remedy, words),
        gitLine(remedy, words),
      ]
        .filter(Boolean)
        .join('\n'),
    ),
  ];
}

/** Whether a fix has a review, and so a button where one may act. */
export function isReviewed(remedy: AnswerRemedy): boolean {
  return remedy.plan !== undefined || isOpen(remedy) || isLiveVerb(remedy);
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
