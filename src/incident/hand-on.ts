import { sign } from '../approvals/signature.ts';
import type { Approval } from '../domain/approval.ts';
import type { Incident } from '../domain/incident.ts';
import type { Carried, ShownBefore } from '../domain/jobs.ts';
import type { Plan } from '../domain/plan.ts';
import type { Person } from '../domain/question.ts';
import { aboutOf } from './about-of.ts';
import { agree } from './agree.ts';
import { approvalNews } from './approval-news.ts';
import type { Handling } from './handling.ts';

/** What somebody approved: a plan that may be applied, and what of its proof they were shown. */
export type Approved = Readonly<{
  id: string; // of the approval
  person: Person;
  incident: Incident;
  plan: Plan;
  undoes?: Carried;
  held: NonNullable<ShownBefore['held']>;
  isTwo: boolean; // have to agree
}>;

/**
 * Signs an approval and sends it to the remediator, by way of a worker that proves the plan once more; where two have to agree, the
 * first is kept and shown.
 */
export async function handOn(
  { id, person, incident, plan, undoes, held, isTwo }: Approved,
  deps: Pick<Handling, 'incidents' | 'outbox' | 'approvalKey' | 'changing' | 'now'>,
): Promise<Approval> {
  const { outbox, approvalKey, now } = deps;
  const { lang, place } = incident;
  const signed = () =>
    sign(
      {
        id,
        incident: incident.id,
        plan: plan.id,
        channel: place.channel,
        person,
        at: now().toISOString(),
      },
      approvalKey,
    );
  const approval = isTwo ? await agree(incident, signed, deps) : signed();
  const job = { v: 1, id, approval, plan, lang } as const;
  if (isTwo && !approval.first)
    await outbox.toGateway(approvalNews('one-of-two', approval, incident));
  // An undo has no proof: its guards are enough.
  else if (undoes) await outbox.toRemediator({ ...job, kind: 'change', undoes });
  else await outbox.toWorker({ ...job, kind: 'prove', ...aboutOf(incident), held });
  return approval;
}
