import type { Sight } from '../../domain/audience.ts';
import type { Incident } from '../../domain/incident.ts';
import type { Check } from '../../domain/plan.ts';
import type { Standstill } from '../../domain/standstill.ts';
import { isSettling, isUnderWay } from '../follow-act.ts';
import type { Shows } from '../shows.ts';
import { isStillShown } from './still-shown.ts';

/** Why somebody may not do what they want with an incident. A chat product has the words. */
export type Objection = Readonly<
  | { code: 'unknown-incident' | 'unknown-plan' } // kept no more, or never there
  | { code: 'forged' } // the plan is not the one that its id stands for
  | { code: 'not-here' | 'not-shown' | 'under-way' | 'not-yours' }
  | { code: 'standstill'; standstill: Standstill }
  | { code: 'barred'; text: string } // the setting `policy` says why
  | { code: 'no-right'; right: Exclude<Check, { is: 'holds' }> } // the cluster or the settings give them none
>;
/** Somebody is not let. */
export type Refused = Readonly<{ is: 'refused'; why: Objection }>;

/**
 * Why nothing can be changed from an incident's messages now; undefined where nothing speaks against it. What was changed
 * already can still be undone.
 */
export function objection(
  incident: Incident,
  on: Sight['on'],
  shows: Shows,
  isUndo = false,
): Objection | undefined {
  if (!incident.mayAct) return { code: 'not-here' };
  const isShown = isStillShown(incident, shows) && shows(incident.place.channel, { on });
  if (!isShown) return { code: 'not-shown' };
  return (isUndo ? isSettling : isUnderWay)(incident) ? { code: 'under-way' } : undefined;
}
