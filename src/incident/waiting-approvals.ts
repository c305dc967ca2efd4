import type { Approval } from '../domain/approval.ts';
import type { Incident } from '../domain/incident.ts';

/** The first approvals of two that no other approval than that one has been joined with: each is for one change. */
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
