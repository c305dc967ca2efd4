import type { Incident } from '../../domain/incident.ts';

/** Whether every alert of an incident is over; one of a question has none. */
export function isOver({ alert, alerts, moreFiring = [] }: Incident): boolean {
  const all = alerts ?? (alert ? [alert] : []);
  return (
    all.length > 0 && moreFiring.length === 0 && all.every(({ status }) => status === 'resolved')
  );
}
