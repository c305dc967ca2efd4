/** The pod that the sample alert is about. */
export type AlertTarget = Readonly<{ namespace: string; pod: string }>;

/** An Alertmanager webhook (version 4) with one KubePodNotReady; `startsAt` tells one episode from another. */
export function sampleAlert(
  status: 'firing' | 'resolved',
  { namespace, pod }: AlertTarget,
  startsAt: string,
  endsAt: string,
): object {
  const labels = { alertname: 'KubePodNotReady', namespace, pod, severity: 'warning' };
  const annotations = {
    summary: 'Pod has been in a non-ready state for more than 15 minutes.',
    description: `Pod ${namespace}/${pod} has been in a non-ready state for longer than 15 minutes.`,
  };
  return {
    version: '4',
    groupKey: `{}:{alertname="KubePodNotReady", namespace="${namespace}"}`,
    truncatedAlerts: 0,
    receiver: 'kubewhy',
    status,
    notification_reason: status === 'firing' ? 'first notification' : 'all alerts resolved',
    groupLabels: { alertname: 'KubePodNotReady', namespace },
    commonLabels: labels,
    commonAnnotations: annotations,
    externalURL: 'http://alertmanager.example',
    alerts: [
      {
        status,
        labels,
        annotations,
        startsAt,
        // Alertmanager's zero time while an alert fires.
        endsAt: status === 'firing' ? '0001-01-01T00:00:00Z' : endsAt,
        generatorURL: 'http://prometheus.example/graph',
        fingerprint: '7c1d4b9ee0a35f26',
      },
    ],
  };
}
