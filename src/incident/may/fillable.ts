import type { Incident } from '../../domain/incident.ts';
import { type Blanks, blanksOf, type FixOf } from '../blanks-of.ts';
import type { Shows } from '../shows.ts';
import { objection, type Refused } from './objection.ts';

/** A fix whose values somebody may choose, or why not. */
export type Fillable = Readonly<{ is: 'go'; incident: Incident; blanks: Blanks }> | Refused;

/** Whether somebody may choose the values that a fix of an incident asks for. */
export function fillable(incident: Incident | undefined, fix: FixOf, shows: Shows): Fillable {
  if (!incident) return { is: 'refused', why: { code: 'unknown-incident' } };
  const blanks = blanksOf(incident, fix);
  if (!blanks) return { is: 'refused', why: { code: 'unknown-plan' } };
  const why = objection(incident, blanks.on, shows);
  return why ? { is: 'refused', why } : { is: 'go', incident, blanks };
}
