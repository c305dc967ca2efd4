import type { RootRecord } from '../../domain/incident.ts';

/** The root whose incident is over since then, or is about another root by now. */
export function closedIn(
  known: RootRecord | undefined,
  { key, incident, at }: Readonly<{ key: string; incident: string; at: string }>,
): RootRecord {
  const incidents = known?.incidents ?? [];
  return {
    v: 1,
    id: key,
    incidents: incidents.map((one) =>
      one.id === incident && !one.overAt ? { ...one, overAt: at } : one,
    ),
  };
}
