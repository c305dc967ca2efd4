import type { Alert } from '../../domain/question.ts';

/** Each alert once: as over if any of its news says so. */
export function newestNews(alerts: readonly Alert[]): readonly Alert[] {
  const newest = new Map<string, Alert>();
  for (const alert of alerts) {
    const before = newest.get(alert.id);
    if (before?.status !== 'resolved') newest.set(alert.id, alert);
  }
  return [...newest.values()];
}
