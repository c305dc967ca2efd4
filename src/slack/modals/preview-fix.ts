import type { ModalView } from '@slack/types';
import { z } from 'zod';

import { wordings } from '../../answers/words/slack.ts';
import { fillable } from '../../incident/may/fillable.ts';
import type { Listening } from '../listening.ts';
import { orRefusal } from '../or-refusal.ts';
import { Language, ownData } from '../payloads.ts';
import { stableId } from '../stable-id.ts';
import { writtenIn } from '../views/inputs.ts';
import { loadingModal, noteModal, type PreviewContext } from '../views/preview-modal.ts';
import type { Modal, Submission } from './modal.ts';

const Memory = z.object({
  incident: z.string().min(1),
  lang: Language,
  fix: z.object({ finding: z.string(), remedy: z.string() }),
});

/** Has a worker prove a fix with the values that a person has filled in. */
export const previewFix: Modal = {
  callbackId: 'preview_fix',

  async submit(submission, deps) {
    const asked = ownData(submission.memory, Memory);
    if (!asked) return noteModal(deps.lang, wordings[deps.lang].staleButton);
    return provedWith(submission, asked, deps);
  },
};

/** What the modal shows while the values are proved, or why they are not. */
export async function provedWith(
  { person, view, fields }: Submission,
  { incident, lang, fix }: PreviewContext,
  deps: Listening,
): Promise<ModalView> {
  const { outbox, shows, now } = deps;
  return orRefusal(
    { view, person, lang, incident, may: (known) => fillable(known, fix, shows) },
    async ({ incident: known, fix: withInputs }) => {
      const id = stableId('fill-in', view, now().toISOString());
      const filled = { ...fix, on: withInputs.on, values: writtenIn(fields) };
      const job = { v: 1, id, kind: 'fill-in', view, filled, person } as const;
      await outbox.toWorker({ ...job, incident: known.id, lang: known.lang });
      return loadingModal(lang);
    },
    deps,
  );
}
