import { isSecondOf } from '../approvals/two-people.ts';
import type { Approval } from '../domain/approval.ts';
import type { Incident } from '../domain/incident.ts';
import { waitingApprovals } from './waiting-approvals.ts';

/** The approval of a plan that waits for somebody else's at that time. */
export function firstApproval(incident: Incident, plan: string, at: string): Approval | undefined {
  return waitingApprovals(incident)
    .filter((one) => one.plan === plan)
    .findLast((one) =>
      isSecondOf(one, { ...one, person: { ...one.person, id: 'other' }, at }, () => undefined),
    );
}
