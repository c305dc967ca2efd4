import { wordings } from '../../answers/words/slack.ts';
import type { DeliveryJob } from '../../domain/jobs.ts';
import { noteModal, previewModal } from '../views/preview-modal.ts';
import type { Delivering } from './delivering.ts';

type Job = Extract<DeliveryJob, { kind: 'preview' }>;

/** Fills the modal that has been open since the click. What cannot be shown whole cannot be applied. */
export async function deliverPreview(
  { view, incident, preview, lang }: Job,
  { api, now }: Delivering,
): Promise<void> {
  const plan = preview.is === 'ready' ? preview.plan.id : '';
  const reviewed = { incident, plan, lang, at: now().toISOString() };
  const shorter = noteModal(lang, wordings[lang].modal.tooLarge);
  await api.updateView(view, previewModal(preview, reviewed), shorter);
}
