import type { Approval } from '../domain/approval.ts';
import type { Incident } from '../domain/incident.ts';

/** First approvals that wait for a second one, or whose second one is `joining`; each serves one change only. */
export function waitingApprovals({ acts }: Incident, joining?: string): readonly Approval[] {
  const joined = new Set(
    acts.flatMap(({ approval }) =>
      approval?.first && approval.id !== joining ? [approval.first.id] : [],
    ),
  );
  return acts.flatMap(({ progress: { step }, approval }) =>
    step === 'one-of-two' && approval && !joined.has(approval.id) ? [approval] : [],
  );
}
