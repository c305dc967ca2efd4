import type { ModalView } from '@slack/types';
import { z } from 'zod';

import { wordings } from '../../answers/words/slack.ts';
import { blanksOf } from '../../incident/blanks-of.ts';
import { objection } from '../incident/objection.ts';
import type { Listening } from '../listening.ts';
import { orRefusal } from '../or-refusal.ts';
import { Language, ownData } from '../payloads.ts';
import { stableId } from '../stable-id.ts';
import { writtenIn } from '../views/blanks.ts';
import { loadingModal, noteModal, type Asked } from '../views/preview-modal.ts';
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
  asked: Asked,
  deps: Listening,
): Promise<ModalView> {
  const { lang } = asked;
  const words = wordings[lang];
  return orRefusal({ view, person, lang, incident: asked.incident }, enqueued, deps);

  async function enqueued(): Promise<ModalView | string> {
    const incident = await deps.incidents.find(asked.incident);
    if (!incident) return words.unknownIncident;
    const blanks = blanksOf(incident, asked.fix);
    if (!blanks) return words.unknownPlan;
    const against = objection(incident, blanks.on, deps.shows, words);
    if (against) return against;
    const values = writtenIn(fields);
    const id = stableId('fill-in', view, deps.now().toISOString());
    const filled = { ...asked.fix, on: blanks.on, values };
    const job = { v: 1, id, kind: 'fill-in', view, filled, person } as const;
    await deps.outbox.toWorker({ ...job, incident: incident.id, lang: incident.lang });
    return loadingModal(lang);
  }
}
