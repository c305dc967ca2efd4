import type { Incident } from '../../domain/incident.ts';
import { type FixWithInputs, fixWithInputs, type FixOf } from '../fix-with-inputs.ts';
import type { Shows } from '../shows.ts';
import { objection, type Refused } from './objection.ts';

/** A fix whose values somebody may choose, or why not. */
export type Fillable = Readonly<{ is: 'go'; incident: Incident; fix: FixWithInputs }> | Refused;

/** Whether somebody may choose the values that a fix of an incident asks for. */
export function fillable(incident: Incident | undefined, fix: FixOf, shows: Shows): Fillable {
  if (!incident) return { is: 'refused', why: { code: 'unknown-incident' } };
  const withInputs = fixWithInputs(incident, fix);
  if (!withInputs) return { is: 'refused', why: { code: 'unknown-plan' } };
  const why = objection(incident, withInputs.on, shows);
  return why ? { is: 'refused', why } : { is: 'go', incident, fix: withInputs };
}
