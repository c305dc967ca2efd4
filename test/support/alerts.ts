import type { Alert } from '#src/domain/question.ts';

/** An alert that fires. */
export function firing(name: string, labels: Alert['labels'], annotations = {}): Alert {
  return {
    id: 'a-1',
    status: 'firing',
    name,
    labels: { alertname: name, ...labels },
    annotations,
    startsAt: '2026-01-01T12:00:00Z',
  };
}
