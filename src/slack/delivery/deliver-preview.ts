import { codeWords } from '../../answers/words/codes.ts';
import { PROOF_PARTS } from '../../answers/words/proof.ts';
import { wordings } from '../../answers/words/slack.ts';
import { hasOwnId } from '../../approvals/plan-id.ts';
import { sightsOfChange } from '../../approvals/sights-of.ts';
import { standstillText } from '../../approvals/standstill.ts';
import type { Incident } from '../../domain/incident.ts';
import type { DeliveryJob, Preview } from '../../domain/jobs.ts';
import type { Lang } from '../../domain/lang.ts';
import type { Filled } from '../../domain/plan.ts';
import type { Standstill } from '../../domain/standstill.ts';
import { actingOf } from '../../incident/acting-of.ts';
import { blanksOf } from '../../incident/blanks-of.ts';
import { firstApproval } from '../../incident/first-approval.ts';
import { withPrepared } from '../../incident/plans-of.ts';
import { noteModal, previewModal, type Form } from '../views/preview-modal.ts';
import type { Delivering } from './delivering.ts';
import { changeKnown } from './known-incident.ts';
import { noteOffers } from './note-offers.ts';

type Job = Extract<DeliveryJob, { kind: 'preview' }>;

/** Fills the modal that has been open since the click. What cannot be shown whole cannot be applied. */
export async function deliverPreview(job: Job, deps: Delivering): Promise<void> {
  const { view, incident, preview, lang, filled, person } = job;
  const plan = preview.is === 'ready' ? preview.plan.id : '';
  const at = deps.now().toISOString();
  const [known, standstill] = await Promise.all([prepared(job, deps), deps.standstill()]);
  const form = filled && formOf(known, filled);
  const reviewed = {
    incident,
    plan,
    lang,
    at,
    ...(filled && memoryOf(filled)),
    ...heldIn(preview),
  };
  const shorter = noteModal(lang, wordings[lang].modal.tooLarge);
  const on = preview.is === 'ready' ? preview.plan.changes[0].on : undefined;
  const isTwo = on !== undefined && deps.needsTwo(on.namespace ?? '');
  const first = isTwo && firstApproval(known, plan, at);
  const offered = {
    isTwo,
    ...(first && { first }),
    ...(form && { form }),
    ...(standstill && { standstill }),
  };
  const isShown = isShownThere(preview, known, deps);
  const allowed = unlessBarred(preview, known, deps);
  const modal = isShown
    ? previewModal(allowed, reviewed, offered)
    : noteModal(lang, wordings[lang].notShown);
  await deps.api.updateView(view, modal, shorter);

  if (preview.is !== 'ready') return;
  const isMade = known.prepared?.some((one) => one.plan.id === plan);
  if (isShown && isMade && hasOwnId(preview.plan)) noteOffers(known, [preview.plan], deps);
  const text = isShown ? refusalIn(allowed, standstill, lang) : wordings[lang].notShown;
  if (person && text !== undefined)
    deps.note({ id: job.id, what: 'refused', to: 'apply', by: person, incident, plan, text });
}

/** Why somebody who sees a preview has no Apply below it. */
function refusalIn(
  preview: Preview,
  standstill: Standstill | undefined,
  lang: Lang,
): string | undefined {
  if (preview.is !== 'ready') return undefined;
  const { right, plan } = preview;
  if (!hasOwnId(plan)) return wordings[lang].modal.forged;
  if (standstill) return standstillText(standstill, lang);
  return right?.is === 'fails' ? (right.note ?? codeWords(right.why, lang)) : undefined;
}

function heldIn(preview: Preview) {
  if (preview.is !== 'ready') return {};
  const { proof } = preview.plan;
  return { held: PROOF_PARTS.filter((part) => proof[part].is === 'holds') };
}

function memoryOf({ finding, remedy, values }: Filled) {
  return { fix: { finding, remedy }, values };
}

/** What the settings let nobody apply from here is shown all the same. */
function unlessBarred(preview: Preview, known: Incident, { barred }: Delivering): Preview {
  if (preview.is !== 'ready') return preview;
  const note = barred(actingOf(preview.plan, known), known.lang);
  return note ? { ...preview, right: { is: 'fails', why: 'policy', note } } : preview;
}

/** Keeps the plan that was made on demand, so that it may be approved. */
async function prepared(
  { incident: id, preview, filled, undoes }: Job,
  deps: Delivering,
): Promise<Incident> {
  const isMade = preview.is === 'ready' && (filled ?? undoes) !== undefined;
  return changeKnown(deps.incidents, id, (known) =>
    isMade && isShownThere(preview, known, deps)
      ? withPrepared(known, { ...preview, ...(undoes && { undoes }) })
      : known,
  );
}

/** What was filled in may name what the channel may not see. */
function isShownThere(preview: Preview, { place }: Incident, { shows }: Delivering): boolean {
  if (preview.is !== 'ready') return true;
  return sightsOfChange(preview.plan.changes[0]).every((sight) => shows(place.channel, sight));
}

function formOf(incident: Incident, filled: Filled): Form | undefined {
  const blanks = blanksOf(incident, filled);
  return blanks && { blanks, values: filled.values };
}
