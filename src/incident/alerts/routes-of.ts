import type { Alert } from '../../domain/question.ts';
import type { AlertRoute } from './on-call.ts';

/** The routes that fit any of these alerts, in their order. */
export function routesOf(
  alerts: readonly Alert[],
  routes: readonly AlertRoute[],
): readonly AlertRoute[] {
  return routes.filter((route) => alerts.some((alert) => fits(alert, route)));
}

function fits({ labels, owners = [] }: Alert, route: AlertRoute): boolean {
  const { severities, namespaces, teams, clusters } = route;
  const { severity = '', cluster = '', exported_namespace: exported, namespace = '' } = labels;
  return (
    isOneOf(severity, severities) &&
    isOneOf(exported ?? namespace, namespaces) &&
    isOneOf(cluster, clusters) &&
    (!teams || owners.some(({ value }) => isOneOf(value, teams)))
  );
}

function isOneOf(value: string, wanted: readonly string[] | undefined): boolean {
  if (!wanted) return true;
  return wanted.some((one) =>
    one.endsWith('*') ? value.startsWith(one.slice(0, -1)) : value === one,
  );
}
