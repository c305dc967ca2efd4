/** An alert with the labels that its published rule leaves, and the object that it is about; without it, none. */
export type Row = Readonly<{
  alert: string;
  labels: Readonly<Record<string, string>>;
  object?: string;
}>;

/** What kube-prometheus-stack adds to every metric of kube-state-metrics. */
export const metrics = {
  job: 'kube-state-metrics',
  namespace: 'monitoring',
  pod: 'prom-kube-state-metrics-7d9f',
  service: 'prom-kube-state-metrics',
  container: 'kube-state-metrics',
  instance: '10.244.1.9:8080',
};
/** What it adds to those of the node exporter. */
export const exporter = {
  job: 'node-exporter',
  namespace: 'monitoring',
  pod: 'node-exporter-x1',
  container: 'node-exporter',
};

/** One alert. */
export function row(alert: string, object: string | undefined, labels: Row['labels'] = {}): Row {
  return { alert, labels, ...(object && { object }) };
}
