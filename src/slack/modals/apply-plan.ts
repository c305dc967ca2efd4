import { z } from 'zod';

import { wordings } from '../../answers/words/slack.ts';
import { hasOwnId } from '../../approvals/plan-id.ts';
import { sign } from '../../approvals/signature.ts';
import { standstillText } from '../../approvals/standstill.ts';
import type { Approval } from '../../domain/approval.ts';
import { QueueUnavailable } from '../../domain/errors.ts';
import type { Incident } from '../../domain/incident.ts';
import type { Carried, DeliveryJob } from '../../domain/jobs.ts';
import type { Plan } from '../../domain/plan.ts';
import { aboutOf } from '../../incident/about-of.ts';
import { actingOf } from '../../incident/acting-of.ts';
import { agree } from '../../incident/agree.ts';
import { isUnderWay, shownActs } from '../../incident/follow-act.ts';
import { plansOf } from '../../incident/plans-of.ts';
import { showKept } from '../../incident/show-kept.ts';
import { carriedOf } from '../../incident/undoing.ts';
import { isSameJson } from '../../text/canonical-json.ts';
import { beforeSlackGivesUp } from '../before-slack-gives-up.ts';
import { refusalOf } from '../guard.ts';
import { objection } from '../incident/objection.ts';
import type { Listening } from '../listening.ts';
import { Language, ownData } from '../payloads.ts';
import { stableId } from '../stable-id.ts';
import { actText } from '../views/acts.ts';
import { writtenIn } from '../views/blanks.ts';
import { noteModal, type Reviewed } from '../views/preview-modal.ts';
import type { Modal, Submission } from './modal.ts';
import { provedWith } from './preview-fix.ts';

/** After this the proof that the modal shows says too little about the cluster as it is. */
const PREVIEW_LIFE_MS = 10 * 60_000;
/** What each step may take of the time that Slack leaves us; only after the first is it sure that nothing was accepted. */
const PATIENCE_MS = { find: 500, enqueue: 800, show: 200 } as const;

const Memory = z.object({
  incident: z.string().min(1),
  plan: z.string().min(1),
  lang: Language,
  at: z.iso.datetime(),
  fix: z.object({ finding: z.string(), remedy: z.string() }).exactOptional(),
  values: z.record(z.string(), z.string()).exactOptional(),
  held: z.array(z.enum(['placement', 'rules', 'admission'])).default([]),
});

/** Turns a person's Apply into a signed approval for the remediator, by way of a worker that proves the plan once more. */
export const applyPlan: Modal = {
  callbackId: 'apply_plan',

  async submit(submission, deps) {
    const reviewed = ownData(submission.memory, Memory);
    if (!reviewed) return noteModal(deps.lang, wordings[deps.lang].staleButton);
    const words = wordings[reviewed.lang];
    const { fix, incident, lang, values = {} } = reviewed;
    // Nobody applies what was not shown.
    if (fix && !isSameJson(values, writtenIn(submission.fields)))
      return provedWith(submission, { incident, lang, fix }, deps);
    const refusal = await approved(submission, reviewed, deps);
    return noteModal(reviewed.lang, refusal ?? `✅ ${words.modal.approved}`);
  },
};

/** Enqueues the change, or says why not. */
async function approved(
  submission: Submission,
  reviewed: z.infer<typeof Memory>,
  deps: Listening,
): Promise<string | undefined> {
  const words = wordings[reviewed.lang];
  const age = deps.now().getTime() - Date.parse(reviewed.at);
  if (age > PREVIEW_LIFE_MS) return words.previewTooOld;
  const refusal = await refusalOf(submission.person, deps.door);
  if (refusal) return refused(words.refusals[refusal], submission, reviewed, deps);

  const found = await orSay(words.redisDown, PATIENCE_MS.find, offered(reviewed, deps), deps);
  if (typeof found === 'string') return found;
  if ('refused' in found) return refused(found.refused, submission, reviewed, deps);
  const { incident, plan, undoes } = found;

  // A second submission of this very modal is the same approval, which the queue keeps once.
  const id = stableId('approval', submission.view, plan.id);
  const { person } = submission;
  const { lang, place } = incident;
  const about = { incident: incident.id, plan: plan.id };
  const isTwo = deps.changing.needsTwo(plan.changes[0].on.namespace ?? '');
  // Before it is known whether Redis takes it: somebody did approve it.
  deps.note({ id, what: 'approved', ...about, by: person });
  const approval = await orSay(words.approvalUnsure, PATIENCE_MS.enqueue, handedOn(), deps);
  if (typeof approval === 'string') {
    const news = (kept: Approval) => shown('one-of-two', kept, incident);
    if (isTwo) showKept({ id, incident: incident.id }, news, deps);
    return approval;
  }
  if (isTwo && !approval.first) return `✋ ${words.modal.oneOfTwo}`;
  await showApplying(approval, incident, deps);
  return undefined;

  async function handedOn(): Promise<Approval> {
    const { outbox } = deps;
    const own = isTwo ? await agree(incident, signed, deps) : signed();
    const job = { v: 1, id, approval: own, plan, lang } as const;
    if (isTwo && !own.first) await outbox.toGateway(shown('one-of-two', own, incident));
    // What is taken back has no proof: its guards say all.
    else if (undoes) await outbox.toRemediator({ ...job, kind: 'change', undoes });
    else
      await outbox.toWorker({ ...job, kind: 'prove', ...aboutOf(incident), held: reviewed.held });
    return own;
  }

  function signed(): Approval {
    const at = deps.now().toISOString();
    return sign({ id, ...about, channel: place.channel, person, at }, deps.approvalKey);
  }
}

/** Has it noted that somebody was not let, and answers with why. */
function refused(
  text: string,
  { person: by, view }: Submission,
  { incident, plan }: Reviewed,
  { note }: Listening,
): string {
  const id = stableId('refused', view, plan);
  note({ id, what: 'refused', to: 'apply', by, incident, plan, text });
  return text;
}

/** The plan as the incident has it, or why it is not applied: how it stands if it was approved before. */
async function offered(
  reviewed: Pick<Reviewed, 'incident' | 'lang' | 'plan'>,
  { incidents, shows, changing }: Listening,
): Promise<
  Readonly<{ incident: Incident; plan: Plan; undoes?: Carried } | { refused: string }> | string
> {
  const words = wordings[reviewed.lang];
  const [incident, standstill] = await Promise.all([
    incidents.find(reviewed.incident),
    changing.standstill(),
  ]);
  if (standstill) return { refused: standstillText(standstill, reviewed.lang) };
  if (!incident) return words.unknownIncident;
  const plan = plansOf(incident).find(({ id }) => id === reviewed.plan);
  if (!plan) return words.unknownPlan;
  if (!hasOwnId(plan)) return { refused: words.modal.forged };
  const barred = changing.barred(actingOf(plan, incident), reviewed.lang);
  if (barred) return { refused: barred };
  const acts = shownActs(incident).filter((act) => act.plan === plan.id);
  const { follows } = incident;
  const [act] = isUnderWay({ acts, ...(follows && { follows }) }) ? acts : [];
  if (act) return actText(act, words);
  const { undoes } = incident.prepared?.find((one) => one.plan.id === plan.id) ?? {};
  const carried = undoes === undefined ? undefined : carriedOf(incident, undoes);
  if (undoes !== undefined && !carried) return words.unknownPlan;
  const against = objection(incident, plan.changes[0].on, shows, words, carried !== undefined);
  if (against !== undefined) return { refused: against };
  return { incident, plan, ...(carried && { undoes: carried }) };
}

/** What Redis brings, or these words when it does not answer in time. */
async function orSay<T>(
  words: string,
  patienceMs: number,
  work: Promise<T>,
  { log }: Listening,
): Promise<T | string> {
  try {
    return await beforeSlackGivesUp(work, patienceMs);
  } catch (error) {
    if (!(error instanceof QueueUnavailable)) throw error;
    log.error({ error: error.message }, 'Redis did not answer an approval');
    return words;
  }
}

/** The approval is accepted by now; that the message says so at once is worth a try and no more. */
async function showApplying(
  approval: Approval,
  incident: Incident,
  { outbox, log }: Listening,
): Promise<void> {
  try {
    const added = outbox.toGateway(shown('applying', approval, incident));
    await beforeSlackGivesUp(added, PATIENCE_MS.show);
  } catch (error) {
    const { id } = incident;
    log.warn({ incident: id, error: String(error) }, 'Could not show that a change is applied');
  }
}

/** What the message says from now on. The approval tells whose outcome it is, and is kept where it is the first of two. */
function shown(
  step: 'one-of-two' | 'applying',
  approval: Approval,
  { id: incident, lang }: Incident,
): DeliveryJob {
  const { id, plan, person, at } = approval;
  const job = { v: 1, id: `${step}-${id}`, kind: 'progress', progress: { step }, lang } as const;
  return { ...job, incident, plan, person, at, approval };
}
