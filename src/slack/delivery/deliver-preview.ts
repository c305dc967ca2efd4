import { PROOF_PARTS } from '../../answers/words/proof.ts';
import { wordings } from '../../answers/words/slack.ts';
import { hasOwnId } from '../../approvals/plan-id.ts';
import type { Incident } from '../../domain/incident.ts';
import type { DeliveryJob, Preview } from '../../domain/jobs.ts';
import type { Filled } from '../../domain/plan.ts';
import type { Standstill } from '../../domain/standstill.ts';
import { firstApproval } from '../../incident/first-approval.ts';
import { fixWithInputs } from '../../incident/fix-with-inputs.ts';
import { changeKnown } from '../../incident/known-incident.ts';
import { isPlanShown } from '../../incident/may/plan-shown.ts';
import { previewable } from '../../incident/may/previewable.ts';
import { withPrepared } from '../../incident/plans-of.ts';
import { present } from '../../text/present.ts';
import { objectionText } from '../views/objection-text.ts';
import { noteModal, previewModal, type Form } from '../views/preview-modal.ts';
import type { Delivering } from './delivering.ts';
import { noteOffers } from './note-offers.ts';

type Job = Extract<DeliveryJob, { kind: 'preview' }>;

/** Fills the modal that has been open since the click. What cannot be shown whole cannot be applied. */
export async function deliverPreview(job: Job, deps: Delivering): Promise<void> {
  const { view, incident, preview, lang, person } = job;
  const [known, standstill] = await Promise.all([prepared(job, deps), deps.standstill()]);
  const made =
    preview.is === 'ready'
      ? previewable(preview, known, { ...deps, standstill })
      : { preview, against: undefined };
  const modal =
    made.against?.code === 'not-shown'
      ? noteModal(lang, wordings[lang].notShown)
      : modalOf(made.preview, job, known, standstill, deps);
  await deps.api.updateView(view, modal, noteModal(lang, wordings[lang].modal.tooLarge));

  if (preview.is !== 'ready') return;
  const { plan } = preview;
  const { against } = made;
  const isMade = known.prepared?.some((one) => one.plan.id === plan.id);
  if (against?.code !== 'not-shown' && isMade && hasOwnId(plan)) noteOffers(known, [plan], deps);
  if (!person || !against) return;
  const text = objectionText(against, lang);
  deps.note({
    id: job.id,
    what: 'refused',
    to: 'apply',
    by: person,
    incident,
    plan: plan.id,
    text,
  });
}

/** The preview, and what stands around it: its fields, who has to agree, and why nothing may be changed now. */
function modalOf(
  preview: Preview,
  { incident, lang, filled }: Job,
  known: Incident,
  standstill: Standstill | undefined,
  { now, needsTwo }: Delivering,
) {
  const at = now().toISOString();
  const plan = preview.is === 'ready' ? preview.plan.id : '';
  const form = filled && formOf(known, filled);
  const memory = { ...(filled && memoryOf(filled)), ...heldIn(preview) };
  const on = preview.is === 'ready' ? preview.plan.changes[0].on : undefined;
  const isTwo = on !== undefined && needsTwo(on.namespace ?? '');
  const first = isTwo && firstApproval(known, plan, at);
  const offered = {
    isTwo,
    ...present({ first, form, standstill }),
  };
  return previewModal(preview, { incident, plan, lang, at, ...memory }, offered);
}

function heldIn(preview: Preview) {
  if (preview.is !== 'ready') return {};
  const { proof } = preview.plan;
  return { held: PROOF_PARTS.filter((part) => proof[part].is === 'holds') };
}

function memoryOf({ finding, remedy, values }: Filled) {
  return { fix: { finding, remedy }, values };
}

/** Keeps the plan that was made on demand, so that it may be approved. */
async function prepared(
  { incident: id, preview, filled, undoes }: Job,
  deps: Delivering,
): Promise<Incident> {
  const isMade = preview.is === 'ready' && (filled ?? undoes) !== undefined;
  return changeKnown(deps.incidents, id, (known) =>
    isMade && isPlanShown(preview.plan, known, deps.shows)
      ? withPrepared(known, { ...preview, ...present({ undoes }) })
      : known,
  );
}

function formOf(incident: Incident, filled: Filled): Form | undefined {
  const withInputs = fixWithInputs(incident, filled);
  return withInputs && { fix: withInputs, values: filled.values };
}
