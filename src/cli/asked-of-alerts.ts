import { targetOfAlert } from '../answers/alert-target.ts';
import { alertWithoutTarget } from '../answers/words/errors.ts';
import type { Lang } from '../domain/lang.ts';
import type { Alert, Query } from '../domain/question.ts';
import { UsageError } from './usage-error.ts';

/** What a payload asks about: the first object that a firing alert names, and what is left for later. */
export type AskedOfAlerts = Readonly<{ query: Query; others: readonly string[] }>;

/** Finds what to ask about; throws UsageError when no alert names an object. */
export function askedOfAlerts(alerts: readonly Alert[], lang: Lang): AskedOfAlerts {
  const firing = alerts.filter(({ status }) => status === 'firing');
  const current = firing.length > 0 ? firing : alerts;
  const queries = current.flatMap((alert) => targetOfAlert(alert) ?? []);
  const [query, ...others] = new Map(queries.map((one) => [JSON.stringify(one), one])).values();
  if (query) return { query, others: others.map(({ text }) => text) };

  const names = [...new Set(current.map(({ name }) => name))];
  throw new UsageError(alertWithoutTarget[lang](names.join(', ')));
}
