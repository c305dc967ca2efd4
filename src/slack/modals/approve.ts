import type { Approval } from '../../domain/approval.ts';
import { QueueUnavailable } from '../../domain/errors.ts';
import type { Incident } from '../../domain/incident.ts';
import { approvalNews } from '../../incident/approval-news.ts';
import { handOn } from '../../incident/hand-on.ts';
import { type Applicable, applicable } from '../../incident/may/applicable.ts';
import { showKept } from '../../incident/show-kept.ts';
import { beforeSlackGivesUp } from '../before-slack-gives-up.ts';
import { refusalOf } from '../guard.ts';
import type { Listening } from '../listening.ts';
import { stableId } from '../stable-id.ts';
import type { Applied } from '../views/applied-text.ts';
import type { Submission } from './modal.ts';
import type { ReviewedPlan } from './reviewed-plan.ts';

/** After this the proof that the modal shows says too little about the cluster as it is. */
const PREVIEW_LIFE_MS = 10 * 60_000;
/** What each step may take of the time that Slack leaves us; only after the first is it sure that nothing was accepted. */
const PATIENCE_MS = { find: 500, enqueue: 800, show: 200 } as const;

/** Has the change carried out that somebody was shown, where they may. */
export async function approve(
  { person, view }: Submission,
  reviewed: ReviewedPlan,
  deps: Listening,
): Promise<Applied> {
  const age = deps.now().getTime() - Date.parse(reviewed.at);
  if (age > PREVIEW_LIFE_MS) return { is: 'too-old' };
  const stranger = await refusalOf(person, deps.door);
  if (stranger) return { is: 'not-let', why: stranger };
  const found = await inTime(PATIENCE_MS.find, asItStands(reviewed, deps), deps);
  if (!found) return { is: 'redis-down' };
  if (found.is !== 'go') return found;

  const { is: _, ...going } = found;
  const { incident, plan } = going;
  // A second submission of this very modal is the same approval, which the queue keeps once.
  const id = stableId('approval', view, plan.id);
  const isTwo = deps.changing.needsTwo(plan.changes[0].on.namespace ?? '');
  // Before it is known whether Redis takes it: somebody did approve it.
  deps.note({ id, what: 'approved', incident: incident.id, plan: plan.id, by: person });
  const approved = { ...going, id, person, held: reviewed.held, isTwo };
  const approval = await inTime(PATIENCE_MS.enqueue, handOn(approved, deps), deps);
  if (!approval) {
    const news = (kept: Approval) => approvalNews('one-of-two', kept, incident);
    if (isTwo) showKept({ id, incident: incident.id }, news, deps);
    return { is: 'not-known' };
  }
  if (isTwo && !approval.first) return { is: 'one-of-two' };
  await showApplying(approval, incident, deps);
  return { is: 'approved' };
}

/** Whether the plan may be applied as things stand now. */
async function asItStands(
  { incident: id, plan, lang }: ReviewedPlan,
  { incidents, shows, changing }: Listening,
): Promise<Applicable> {
  const [incident, standstill] = await Promise.all([incidents.find(id), changing.standstill()]);
  return applicable(incident, plan, { standstill, barred: changing.barred, shows, lang });
}

/** What Redis brings, or nothing where it does not answer in time. */
async function inTime<T>(
  patienceMs: number,
  work: Promise<T>,
  { log }: Listening,
): Promise<T | undefined> {
  try {
    return await beforeSlackGivesUp(work, patienceMs);
  } catch (error) {
    if (!(error instanceof QueueUnavailable)) throw error;
    log.error({ error: error.message }, 'Redis did not answer an approval');
    return undefined;
  }
}

/** The approval is accepted by now; that the message says so at once is worth a try and no more. */
async function showApplying(
  approval: Approval,
  incident: Incident,
  { outbox, log }: Listening,
): Promise<void> {
  try {
    const added = outbox.toGateway(approvalNews('applying', approval, incident));
    await beforeSlackGivesUp(added, PATIENCE_MS.show);
  } catch (error) {
    const { id } = incident;
    log.warn({ incident: id, error: String(error) }, 'Could not show that a change is applied');
  }
}
