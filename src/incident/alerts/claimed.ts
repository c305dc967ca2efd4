import type { RootRecord } from '../../domain/incident.ts';

/** Of one root; what was longer ago helps nobody. */
const MOST = 20;

/** Which root, who would be its incident, when, and for how long an incident that is over is opened again. */
type Claim = Readonly<{ key: string; candidate: string; at: string; reopenMs: number }>;

/** The root with its open incident as the last one: that which it has, one that was over a short time ago, or the candidate. */
export function claimed(
  known: RootRecord | undefined,
  { key, candidate, at, reopenMs }: Claim,
): RootRecord {
  const incidents = known?.incidents ?? [];
  const last = incidents.at(-1);
  const isOpen = last && (!last.overAt || Date.parse(at) - Date.parse(last.overAt) <= reopenMs);
  if (last && isOpen) {
    const { overAt: _, ...open } = last;
    return { v: 1, id: key, incidents: [...incidents.slice(0, -1), open] };
  }
  const others = incidents.filter(({ id }) => id !== candidate);
  return { v: 1, id: key, incidents: [...others, { id: candidate, at }].slice(-MOST) };
}
