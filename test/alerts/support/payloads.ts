/** One alert as Alertmanager sends it. */
export function sent(over: object = {}) {
  return {
    status: 'firing',
    labels: { alertname: 'KubePodNotReady', namespace: 'shop', pod: 'web-1' },
    annotations: { summary: 'Pod is not ready.' },
    startsAt: '2026-01-01T00:00:00.123456789Z',
    endsAt: '0001-01-01T00:00:00Z',
    generatorURL: 'http://prometheus.example/graph',
    fingerprint: '7c1d4b9ee0a35f26',
    ...over,
  };
}

/** A webhook of version 4 with these alerts. */
export function payload(alerts: readonly object[] = [sent()], over: object = {}) {
  return {
    version: '4',
    groupKey: '{}:{alertname="KubePodNotReady"}',
    truncatedAlerts: 0,
    receiver: 'kubewhy',
    status: 'firing',
    groupLabels: {},
    commonLabels: {},
    commonAnnotations: {},
    externalURL: 'http://alertmanager.example',
    alerts,
    ...over,
  };
}
