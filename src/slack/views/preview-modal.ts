import type { KnownBlock, ModalView } from '@slack/types';

import { codeWords } from '../../answers/words/codes.ts';
import { modalTitle } from '../../answers/words/modal-title.ts';
import { revertSaid } from '../../answers/words/revert.ts';
import { wordings } from '../../answers/words/slack.ts';
import { changeDiff } from '../../approvals/change-diff.ts';
import { hasOwnId } from '../../approvals/plan-id.ts';
import type { AnswerRemedy } from '../../domain/answer.ts';
import type { Approval } from '../../domain/approval.ts';
import type { Preview } from '../../domain/jobs.ts';
import type { Lang } from '../../domain/lang.ts';
import type { Check, Plan, Proof, Values } from '../../domain/plan.ts';
import type { Standstill } from '../../domain/standstill.ts';
import type { FixWithInputs, FixOf } from '../../incident/fix-with-inputs.ts';
import { context, section } from './blocks.ts';
import { inputBlocks } from './inputs.ts';
import { LIMITS } from './limits.ts';
import { clock, mention } from './names.ts';
import { proofLine } from './remedy.ts';
import { standstillLine } from './standstill-line.ts';
import { bold, code, fenced, plain, safe, sentence } from './text.ts';

/** What a modal remembers that asks for values: ids. */
export type PreviewContext = Readonly<{ incident: string; lang: Lang; fix: FixOf }>;
/** What a modal remembers between its opening and Apply: ids and a time, never a change. */
export type Reviewed = Readonly<{ incident: string; plan: string; lang: Lang; at: string }> &
  Partial<Readonly<{ fix: FixOf; values: Values; held: readonly (keyof Proof)[] }>>;
/** The fields that a preview keeps, with what was filled in. */
export type Form = Readonly<{ fix: FixWithInputs; values: Values }>;

/** What stands around a preview: its fields, why nothing may be changed now, whether two people have to agree, and who has. */
type Offered = Readonly<{
  form?: Form;
  standstill?: Standstill;
  isTwo?: boolean;
  first?: Pick<Approval, 'person' | 'at'>;
}>;

const DIFF_PART = 2600;
const MOST_DIFF_PARTS = 20;

/** Opened at once, while the worker proves the change again; `title` says what it does, where that is known by then. */
export function loadingModal(lang: Lang, title?: string): ModalView {
  return modal(lang, [section(`⏳ ${wordings[lang].modal.loading}`)], title);
}

/** One sentence and nothing to press. */
export function noteModal(lang: Lang, text: string): ModalView {
  return modal(lang, [section(sentence(text, LIMITS.section))]);
}

/** Asks for the values of a fix; `refusal` says what is wrong with those that stand there. */
export function formModal(
  { title, text, inputs }: FixWithInputs,
  values: Values,
  asked: PreviewContext,
  refusal?: string,
): ModalView {
  const { lang } = asked;
  const words = wordings[lang];
  const blocks = [
    ...(refusal === undefined ? [] : [section(`⛔ ${sentence(refusal, 1500)}`)]),
    section(`${bold(title, 300)}\n${sentence(text, 1500)}`),
    ...inputBlocks(inputs, values, lang, words),
  ];
  return submitted(modal(lang, blocks), 'preview_fix', asked, words.press.preview);
}

/** The exact change with its proof, risk and undo, or why it is not offered any more; nothing to press at a standstill. */
export function previewModal(
  preview: Preview,
  reviewed: Reviewed,
  { form, standstill, isTwo = false, first }: Offered = {},
): ModalView {
  const { lang } = reviewed;
  const words = wordings[lang];
  const { fix, incident } = reviewed;
  if (preview.is === 'refused' && form && fix)
    return formModal(form.fix, form.values, { incident, lang, fix }, preview.text);
  if (preview.is !== 'ready') {
    return modal(lang, [
      section(words.modal[preview.is]),
      ...(preview.text ? [context(sentence(preview.text, 1000))] : []),
    ]);
  }

  if (!hasOwnId(preview.plan)) return noteModal(lang, words.modal.forged);
  const { cause, goal } = preview.plan;
  const isUndo = goal.is === 'undone';
  const isGits = preview.plan.changes[0].do === 'propose';
  const forward = isGits ? words.press.propose : words.press.apply;
  const press = isUndo ? words.press.undo : forward;
  const sends = isGits ? words.modal.proposes : words.modal.sends;
  const diff = partsOf(changeDiff(preview.plan.changes[0]));
  if (diff.length > MOST_DIFF_PARTS) return noteModal(lang, words.modal.tooLarge);
  // Slack takes no input where there is nothing to submit.
  const isClosed = standstill !== undefined || preview.right?.is === 'fails';
  const blocks = [
    section(`${bold(preview.title, 300)}\n${sentence(preview.text, 1500)}`),
    ...(form && !isClosed ? inputBlocks(form.fix.inputs, form.values, lang, words) : []),
    // As hashed: the title is only what the worker calls it.
    section(`*${words.diff}*  ${code(preview.plan.remedy, 100)} · ${code(cause.id, 100)}`),
    ...diff.map((lines) => section(fenced(lines, LIMITS.section))),
    section(
      isUndo
        ? `*${words.parts.undo}*  ${sentence(preview.undo, 600)}`
        : `${proofLine({ ...preview.plan, kind: kindOf(preview.plan) }, words)}\n*${words.parts.undo}*  ${sentence(preview.undo, 600)}`,
    ),
    ...revertBlock(preview.plan, lang),
    ...rightBlock(preview.right, lang),
  ];
  const title = modalTitle(preview.plan, lang);
  if (standstill) return modal(lang, [...blocks, context(standstillLine(standstill, lang))], title);
  if (preview.right?.is === 'fails') return modal(lang, blocks, title);
  const two = first
    ? words.modal.second(mention(first.person), clock(first.at) ?? '')
    : words.modal.two;
  blocks.push(context(sends(press)), ...(isTwo ? [context(two)] : []));
  return submitted(modal(lang, blocks, title), 'apply_plan', reviewed, press);
}

/** What keeps who reviews it from having it applied; where nobody could tell, the remediator does when it is applied. */
function rightBlock(right: Check | undefined, lang: Lang): KnownBlock[] {
  if (!right || right.is === 'holds') return [];
  const why = sentence(right.note ?? codeWords(right.why, lang), 600);
  if (right.is === 'fails') return [section(`⛔ ${why}`)];
  return [context(`⚪ ${wordings[lang].modal.rightOpen(why)}`)];
}

/** What Git's owner makes of it. Taking it back brings what Git has. */
function revertBlock({ revert, goal, changes: [{ beside }] }: Plan, lang: Lang): KnownBlock[] {
  const predicted = beside ?? revert; // what is made beside it has it signed
  return predicted && goal.is !== 'undone'
    ? [section(sentence(revertSaid(predicted, lang), 600))]
    : [];
}

function submitted(view: ModalView, callback: string, memory: object, label: string): ModalView {
  return {
    ...view,
    callback_id: callback,
    private_metadata: JSON.stringify(memory),
    submit: { type: 'plain_text', text: plain(label, LIMITS.modalTitle) },
  };
}

/** Only actions on a rollout have another goal than that the new revision runs. */
function kindOf({ goal }: Plan): AnswerRemedy['kind'] {
  return goal.is === 'updated-ready' || goal.is === 'in-place' ? 'patch' : 'rollout';
}

function modal(lang: Lang, blocks: KnownBlock[], title?: string): ModalView {
  const words = wordings[lang];
  return {
    type: 'modal',
    title: { type: 'plain_text', text: plain(title ?? words.modal.title, LIMITS.modalTitle) },
    close: { type: 'plain_text', text: plain(words.buttons.close, LIMITS.modalTitle) },
    blocks,
  };
}

/** What is approved is shown whole: long diffs go on in further blocks, and no line is cut. */
function partsOf(diff: string): string[][] {
  const parts: string[][] = [];
  let room = 0;
  for (const line of diff.split('\n').flatMap(inPieces)) {
    const size = safe(line, Number.MAX_SAFE_INTEGER).length + 1;
    if (parts.length === 0 || size > room) {
      parts.push([]);
      room = DIFF_PART;
    }
    parts.at(-1)?.push(line);
    room -= size;
  }
  return parts;
}

/** Escaping makes a character up to five long. */
function inPieces(line: string): string[] {
  const size = DIFF_PART / 5;
  if (line.length <= size) return [line];
  const isPair = (line.codePointAt(size - 1) ?? 0) > 0xff_ff; // two halves of one letter stay together
  const end = isPair ? size - 1 : size;
  return [line.slice(0, end), ...inPieces(line.slice(end))];
}
