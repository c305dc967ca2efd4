import type { Incident } from '../domain/incident.ts';
import type { Ref } from '../domain/model.ts';

/** What was asked about when an incident's plans were offered. */
export function aboutOf({ answer }: Pick<Incident, 'answer'>): Readonly<{ about?: Ref }> {
  if (!answer) return {};
  const { cluster: _, ...about } = answer.target;
  return { about };
}
