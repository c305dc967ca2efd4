import { wordings } from '../../answers/words/slack.ts';
import { isSameJson } from '../../text/canonical-json.ts';
import type { Listening } from '../listening.ts';
import { ownData } from '../payloads.ts';
import { stableId } from '../stable-id.ts';
import { type Applied, appliedText } from '../views/applied-text.ts';
import { writtenIn } from '../views/inputs.ts';
import { noteModal } from '../views/preview-modal.ts';
import { approve } from './approve.ts';
import type { Modal, Submission } from './modal.ts';
import { provedWith } from './preview-fix.ts';
import { ReviewedPlan } from './reviewed-plan.ts';

/** Turns a person's Apply into a signed approval for the remediator, by way of a worker that proves the plan once more. */
export const applyPlan: Modal = {
  callbackId: 'apply_plan',

  async submit(submission, deps) {
    const reviewed = ownData(submission.memory, ReviewedPlan);
    if (!reviewed) return noteModal(deps.lang, wordings[deps.lang].staleButton);
    const { fix, incident, lang, values = {} } = reviewed;
    // Nobody applies what was not shown.
    if (fix && !isSameJson(values, writtenIn(submission.fields)))
      return provedWith(submission, { incident, lang, fix }, deps);
    const applied = await approve(submission, reviewed, deps);
    const text = appliedText(applied, lang);
    if (isRefusal(applied)) noteRefusal(text, submission, reviewed, deps);
    return noteModal(lang, text);
  },
};

/** Whether somebody was not let, and not only too late. */
function isRefusal({ is }: Applied): boolean {
  return is === 'refused' || is === 'not-let';
}

function noteRefusal(
  text: string,
  { person: by, view }: Submission,
  { incident, plan }: ReviewedPlan,
  { note }: Listening,
): void {
  const id = stableId('refused', view, plan);
  note({ id, what: 'refused', to: 'apply', by, incident, plan, text });
}
