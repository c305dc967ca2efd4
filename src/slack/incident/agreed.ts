import { isSigned } from '../../approvals/signature.ts';
import { isSecondOf, type UserOf } from '../../approvals/two-people.ts';
import type { Approval } from '../../domain/approval.ts';
import type { Incident } from '../../domain/incident.ts';
import type { Listening } from '../listening.ts';

/** What tells whether an approval is genuine, and who its person is. */
export type Agreeing = Pick<Listening, 'approvalKey'> &
  Readonly<{ changing: Pick<Listening['changing'], 'mayAct'> }>;

/** An approval with that of somebody else who approved the same change a moment ago; undefined where nobody did. */
export function agreed(
  { acts, lang }: Incident,
  second: Approval,
  { approvalKey, changing }: Agreeing,
): Approval | undefined {
  const userOf: UserOf = (person) => {
    const may = changing.mayAct(person, lang);
    return may.is === 'may' ? may.as.user : undefined;
  };
  const firsts = acts.flatMap(({ progress: { step }, approval }) =>
    step === 'one-of-two' && approval ? [approval] : [],
  );
  const first = firsts.find((one) => isSecondOf(one, second, userOf) && isSigned(one, approvalKey));
  return first && { ...second, first };
}
