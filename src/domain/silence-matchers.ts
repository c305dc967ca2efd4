import type { Alert } from './question.ts';

/** A condition on one label of an alert. */
export type Matcher = Readonly<{ name: string; value: string }>;

/** They change when a pod or a Prometheus is replaced: a silence with them would soon match nothing. */
const VOLATILE = new Set([
  'prometheus',
  'prometheus_replica',
  'replica',
  'uid',
  'instance',
  'endpoint',
  'exported_uid',
  'exported_instance',
]);

/** The labels by which an alert is silenced, its name first. */
export function silenceMatchers({
  name,
  labels,
}: Pick<Alert, 'name' | 'labels'>): readonly Matcher[] {
  const others = Object.entries(labels)
    .filter(([label]) => label !== 'alertname' && !VOLATILE.has(label))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [['alertname', name], ...others].map(([label = '', value = '']) => ({
    name: label,
    value,
  }));
}

/** As Alertmanager writes matchers: `{alertname="KubePodNotReady",namespace="shop"}`. */
export function matchersText(matchers: readonly Matcher[]): string {
  const written = matchers.map(({ name, value }) => `${name}=${JSON.stringify(value)}`);
  return `{${written.join(',')}}`;
}
