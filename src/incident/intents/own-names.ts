import type { Incident } from '../../domain/incident.ts';

/** The names of all that an incident is about: who says them means the incident. */
export function ownNames({ answer }: Pick<Incident, 'answer'>): readonly string[] {
  const all = [
    ...(answer ? [answer.target] : []),
    ...(answer?.findings ?? []).map(({ subject }) => subject),
    ...(answer?.symptoms ?? []).map(({ object }) => object),
  ];
  return [...new Set(all.map(({ name }) => name.toLowerCase()))];
}
