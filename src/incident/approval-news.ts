import type { Approval } from '../domain/approval.ts';
import type { Incident } from '../domain/incident.ts';
import type { DeliveryJob } from '../domain/jobs.ts';

/** What an incident says from now on. The approval tells whose outcome it is, and is kept where it is the first of two. */
export function approvalNews(
  step: 'one-of-two' | 'applying',
  approval: Approval,
  { id: incident, lang }: Pick<Incident, 'id' | 'lang'>,
): DeliveryJob {
  const { id, plan, person, at } = approval;
  const job = { v: 1, id: `${step}-${id}`, kind: 'progress', progress: { step }, lang } as const;
  return { ...job, incident, plan, person, at, approval };
}
