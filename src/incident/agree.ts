import type { Approval } from '../domain/approval.ts';
import type { Incident } from '../domain/incident.ts';
import { type Agreeing, agreed } from './agreed.ts';
import { followAct } from './follow-act.ts';
import type { Handling } from './handling.ts';

/**
 * An approval with that of somebody else who approved the same change a moment ago. If nobody did, it is kept in the incident
 * at once, so that of two people who click at the same moment, the later one finds the other's approval.
 */
export async function agree(
  incident: Incident,
  signed: () => Approval,
  deps: Agreeing & Pick<Handling, 'incidents'>,
): Promise<Approval> {
  let own = signed();
  const after = await deps.incidents.change(incident.id, (known = incident) => {
    own = signed(); // later than whatever is kept by now
    const { plan, person: by, at } = own;
    const news = { plan, by, at, progress: { step: 'one-of-two' }, approval: own } as const;
    return agreed(known, own, deps) ? known : followAct(known, news);
  });
  return agreed(after, own, deps) ?? own;
}
