import { targetOfAlert } from '../answers/alert-target.ts';
import { alertNote } from '../answers/words/alert-note.ts';
import { alertWithoutTarget } from '../answers/words/errors.ts';
import type { Lang } from '../domain/lang.ts';
import type { Alert, Query } from '../domain/question.ts';
import { UsageError } from './usage-error.ts';

/** What a payload asks about: the object of the first firing alert that has one, and what is left for later. */
export type AskedOfAlerts = Readonly<{ query: Query; alert: Alert; others: readonly string[] }>;

/** Finds what to ask about; throws UsageError when no alert names an object. */
export function askedOfAlerts(alerts: readonly Alert[], lang: Lang): AskedOfAlerts {
  const firing = alerts.filter(({ status }) => status === 'firing');
  const current = firing.length > 0 ? firing : alerts;
  const asked = current.flatMap((alert) => {
    const query = targetOfAlert(alert);
    return query ? [[JSON.stringify(query), { query, alert }] as const] : [];
  });
  const [first, ...others] = [...new Map(asked.toReversed()).values()].toReversed();
  if (first) return { ...first, others: others.map(({ query }) => query.text) };

  const names = [...new Set(current.map(({ name }) => name))];
  const notes = new Set(current.flatMap((alert) => alertNote(alert, undefined, lang) ?? []));
  throw new UsageError([alertWithoutTarget[lang](names.join(', ')), ...notes].join(' '));
}
