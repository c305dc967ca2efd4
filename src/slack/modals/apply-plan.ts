import { z } from 'zod';

import { wordings } from '../../answers/words/slack.ts';
import { hasOwnId } from '../../approvals/plan-id.ts';
import { sign } from '../../approvals/signature.ts';
import type { Approval } from '../../domain/approval.ts';
import { QueueUnavailable } from '../../domain/errors.ts';
import type { Incident } from '../../domain/incident.ts';
import type { Plan } from '../../domain/plan.ts';
import { beforeSlackGivesUp } from '../before-slack-gives-up.ts';
import { refusalOf } from '../guard.ts';
import { isUnderWay, shownActs } from '../incident/follow-act.ts';
import type { Listening } from '../listening.ts';
import { ownData } from '../payloads.ts';
import { stableId } from '../stable-id.ts';
import { actText } from '../views/acts.ts';
import { noteModal } from '../views/preview-modal.ts';
import type { Reviewed } from '../views/preview-modal.ts';
import type { Modal, Submission } from './modal.ts';

/** After this the proof that the modal shows says too little about the cluster as it is. */
const PREVIEW_LIFE_MS = 10 * 60_000;
/** What each step may take of the time that Slack leaves us; only after the first is it sure that nothing was accepted. */
const PATIENCE_MS = { find: 500, enqueue: 800, show: 200 } as const;

const Memory = z.object({
  incident: z.string().min(1),
  plan: z.string().min(1),
  lang: z.enum(['en', 'ko']),
  at: z.iso.datetime(),
});

/** Turns a person's Apply into a signed approval for the remediator. */
export const applyPlan: Modal = {
  callbackId: 'apply_plan',

  async submit(submission, deps) {
    const reviewed = ownData(submission.memory, Memory);
    if (!reviewed) return noteModal(deps.lang, wordings[deps.lang].staleButton);
    const words = wordings[reviewed.lang];
    const refusal = await approved(submission, reviewed, deps);
    return noteModal(reviewed.lang, refusal ?? `✅ ${words.modal.approved}`);
  },
};

/** Enqueues the change, or says why not. */
async function approved(
  submission: Submission,
  reviewed: Reviewed,
  deps: Listening,
): Promise<string | undefined> {
  const words = wordings[reviewed.lang];
  const age = deps.now().getTime() - Date.parse(reviewed.at);
  if (age > PREVIEW_LIFE_MS) return words.previewTooOld;
  const refusal = await refusalOf(submission.person, deps.door);
  if (refusal) return words.refusals[refusal];

  const found = await orSay(words.redisDown, PATIENCE_MS.find, offered(reviewed, deps), deps);
  if (typeof found === 'string') return found;
  const { incident, plan } = found;

  // A second submission of this very modal is the same approval, which the queue keeps once.
  const id = stableId('approval', submission.view, plan.id);
  const at = deps.now().toISOString();
  const { person } = submission;
  const approval = sign({ id, plan: plan.id, incident: incident.id, person, at }, deps.approvalKey);
  const job = { v: 1, id, kind: 'change', approval, plan, lang: incident.lang } as const;
  const added = deps.outbox.toRemediator(job).then(() => undefined);
  const doubt = await orSay(words.approvalUnsure, PATIENCE_MS.enqueue, added, deps);
  if (doubt === undefined) await showApplying(approval, incident, deps);
  return doubt;
}

/** The plan as the incident has it, or why it may not be applied: how it stands if it was approved before. */
async function offered(
  reviewed: Reviewed,
  { incidents, shows }: Listening,
): Promise<Readonly<{ incident: Incident; plan: Plan }> | string> {
  const words = wordings[reviewed.lang];
  const incident = await incidents.find(reviewed.incident);
  if (!incident) return words.unknownIncident;
  const plan = incident.plans.find(({ id }) => id === reviewed.plan);
  if (!plan) return words.unknownPlan;
  if (!hasOwnId(plan)) return words.modal.forged;
  if (!incident.mayAct) return words.notHere;
  if (!shows(incident.place.channel, { on: plan.changes[0].on })) return words.notShown;
  if (isUnderWay(incident)) {
    const acts = shownActs(incident).filter((act) => act.plan === plan.id);
    const [act] = isUnderWay({ acts }) ? acts : [];
    return act ? actText(act, words) : words.underWay;
  }
  return { incident, plan };
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
  { id, plan, person, at }: Approval,
  { id: incident, lang }: Incident,
  { outbox, log }: Listening,
): Promise<void> {
  try {
    const progress = { step: 'applying' } as const;
    const job = { v: 1, id: `applying-${id}`, kind: 'progress', progress, lang } as const;
    const added = outbox.toGateway({ ...job, incident, plan, person, at });
    await beforeSlackGivesUp(added, PATIENCE_MS.show);
  } catch (error) {
    log.warn({ incident, error: String(error) }, 'Could not show that a change is being applied');
  }
}
