import { isSigned } from '../approvals/signature.ts';
import { isSecondOf, type UserOf } from '../approvals/two-people.ts';
import type { Approval } from '../domain/approval.ts';
import type { Incident } from '../domain/incident.ts';
import type { Handling } from './handling.ts';
import { waitingApprovals } from './waiting-approvals.ts';

/** What tells whether an approval is genuine, and who its person is. */
export type Agreeing = Pick<Handling, 'approvalKey'> &
  Readonly<{ changing: Pick<Handling['changing'], 'mayAct'> }>;

/** An approval with that of somebody else who approved the same change a moment ago; undefined where nobody did. */
export function agreed(
  incident: Incident,
  second: Approval,
  { approvalKey, changing }: Agreeing,
): Approval | undefined {
  const userOf: UserOf = (person) => {
    const may = changing.mayAct(person, incident.lang);
    return may.is === 'may' ? may.as.user : undefined;
  };
  const first = waitingApprovals(incident, second.id).find(
    (one) => isSecondOf(one, second, userOf) && isSigned(one, approvalKey),
  );
  return first && { ...second, first };
}
