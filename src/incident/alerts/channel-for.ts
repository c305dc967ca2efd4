import type { Incident } from '../../domain/incident.ts';
import { isStillShown } from '../may/still-shown.ts';
import type { Shows } from '../shows.ts';
import type { AlertRoute } from './on-call.ts';
import { routesOf } from './routes-of.ts';

/**
 * The channel in which a new incident is told: that of the first route that fits its alerts and may see what the incident shows and
 * the namespaces of its alerts; else the usual one.
 */
export function channelFor(
  incident: Incident,
  {
    routes,
    usual,
    shows,
  }: Readonly<{ routes: readonly AlertRoute[]; usual: string; shows: Shows }>,
): string {
  const { alerts = [] } = incident;
  const namespaces = alerts.flatMap(
    ({ labels }) => labels['exported_namespace'] ?? labels['namespace'] ?? [],
  );
  const mayRead = (channel: string) =>
    namespaces.every((name) =>
      shows(channel, { on: { kind: 'Namespace', name, namespace: name } }),
    ) && isStillShown({ ...incident, place: { channel } }, shows);
  return routesOf(alerts, routes).find(({ channel }) => mayRead(channel))?.channel ?? usual;
}
