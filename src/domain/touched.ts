import type { Incident } from './incident.ts';
import { refKey } from './keys.ts';
import type { Ref } from './model.ts';
import type { Plan } from './plan.ts';

/** A fix whose inputs nobody has filled in, so it has no plan yet; `of`: the objects that were asked about and that the finding is about. */
export type OpenFix = Readonly<{ title: string; of: readonly Ref[] }>;

/** The fixes of an incident that wait for somebody to fill in their inputs. */
export function openFixes({ answer }: Pick<Incident, 'answer'>): readonly OpenFix[] {
  if (!answer) return [];
  const { cluster: _, ...target } = answer.target;
  return answer.findings.flatMap(({ subject, remedies }) =>
    remedies.flatMap(({ title, inputs, plan }) =>
      inputs && plan === undefined ? [{ title, of: [target, subject] }] : [],
    ),
  );
}

/** The objects under which a plan is remembered: the one that it changes, and the workload that this belongs to. */
export function touchedBy(
  { changes: [{ on }] }: Plan,
  { owners = [] }: Pick<Incident, 'owners'>,
): readonly Ref[] {
  return [on, ...owners.flatMap(({ of, by }) => (refKey(of) === refKey(on) ? [by] : []))];
}
