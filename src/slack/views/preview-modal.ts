import type { KnownBlock, ModalView } from '@slack/types';

import { wordings } from '../../answers/words/slack.ts';
import { changeDiff } from '../../approvals/change-diff.ts';
import { hasOwnId } from '../../approvals/plan-id.ts';
import type { AnswerRemedy } from '../../domain/answer.ts';
import type { Preview } from '../../domain/jobs.ts';
import type { Lang } from '../../domain/lang.ts';
import type { Plan } from '../../domain/plan.ts';
import { context, section } from './blocks.ts';
import { LIMITS } from './limits.ts';
import { proofLine } from './remedy.ts';
import { bold, fenced, plain, safe, sentence } from './text.ts';

/** What a modal remembers between its opening and Apply: ids and a time, never a change. */
export type Reviewed = Readonly<{ incident: string; plan: string; lang: Lang; at: string }>;

const DIFF_PART = 2600;
const MOST_DIFF_PARTS = 20;

/** Opened at once, while the worker proves the change again. */
export function loadingModal(lang: Lang): ModalView {
  return modal(lang, [section(`⏳ ${wordings[lang].modal.loading}`)]);
}

/** One sentence and nothing to press. */
export function noteModal(lang: Lang, text: string): ModalView {
  return modal(lang, [section(sentence(text, LIMITS.section))]);
}

/** The exact change with its proof, risk and undo, or why it is not offered any more. */
export function previewModal(preview: Preview, reviewed: Reviewed): ModalView {
  const { lang } = reviewed;
  const words = wordings[lang];
  if (preview.is !== 'ready') {
    return modal(lang, [
      section(words.modal[preview.is]),
      ...(preview.text ? [context(sentence(preview.text, 1000))] : []),
    ]);
  }

  if (!hasOwnId(preview.plan)) return noteModal(lang, words.modal.forged);
  const diff = partsOf(changeDiff(preview.plan.changes[0]));
  if (diff.length > MOST_DIFF_PARTS) return noteModal(lang, words.modal.tooLarge);
  const blocks = [
    section(`${bold(preview.title, 300)}\n${sentence(preview.text, 1500)}`),
    section(`*${words.diff}*`),
    ...diff.map((lines) => section(fenced(lines, LIMITS.section))),
    section(
      `${proofLine({ ...preview.plan, kind: kindOf(preview.plan) }, words)}\n*${words.parts.undo}*  ${sentence(preview.undo, 600)}`,
    ),
    context(words.modal.applyAs),
  ];
  return {
    ...modal(lang, blocks),
    callback_id: 'apply_plan',
    private_metadata: JSON.stringify(reviewed),
    submit: { type: 'plain_text', text: plain(words.press.apply, LIMITS.modalTitle) },
  };
}

/** Only actions on a rollout have another goal than that the new revision runs. */
function kindOf({ goal }: Plan): AnswerRemedy['kind'] {
  return goal.is === 'updated-ready' || goal.is === 'in-place' ? 'patch' : 'rollout';
}

function modal(lang: Lang, blocks: KnownBlock[]): ModalView {
  const words = wordings[lang];
  return {
    type: 'modal',
    title: { type: 'plain_text', text: plain(words.modal.title, LIMITS.modalTitle) },
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
