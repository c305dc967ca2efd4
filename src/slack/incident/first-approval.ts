import { isSecondOf } from '../../approvals/two-people.ts';
import type { Approval } from '../../domain/approval.ts';
import type { Incident } from '../../domain/incident.ts';

/** The approval of a plan that waits for somebody else's at that time. */
export function firstApproval({ acts }: Incident, plan: string, at: string): Approval | undefined {
  return acts
    .flatMap(({ progress: { step }, approval }) =>
      step === 'one-of-two' && approval?.plan === plan ? [approval] : [],
    )
    .findLast((one) =>
      isSecondOf(one, { ...one, person: { ...one.person, id: 'other' }, at }, () => undefined),
    );
}
