import type { Incident } from './incident.ts';
import { refKey } from './keys.ts';
import type { Ref } from './model.ts';
import type { Plan } from './plan.ts';

/** Whose memory a plan of an incident belongs to: what it changes, and the workload which that belongs to. */
export function touchedBy(
  { changes: [{ on }] }: Plan,
  { owners = [] }: Pick<Incident, 'owners'>,
): readonly Ref[] {
  return [on, ...owners.flatMap(({ of, by }) => (refKey(of) === refKey(on) ? [by] : []))];
}
