import type { KnownBlock } from '@slack/types';

import { isCalm } from '../../answers/words/alert-note.ts';
import { alertSays } from '../../answers/words/alert-says.ts';
import { alertSummary } from '../../answers/words/alert-summary.ts';
import type { Wording } from '../../answers/words/slack.ts';
import type { Incident } from '../../domain/incident.ts';
import type { Alert } from '../../domain/question.ts';
import { lookAfterEnd } from '../../incident/alerts/look-after-end.ts';
import { tableOf } from '../../text/table-of.ts';
import { section } from './blocks.ts';
import { clock, day, nameOf } from './names.ts';
import { safe, sentence } from './text.ts';

const MOST_NAMES = 4;
const LONGEST_SAYING = 400;
const SHORT_SAYING = 160;

/** What the alerts of an incident say: their name, how bad, since when, and in their own words. */
export function alertHead(
  incident: Incident & Readonly<{ alert: Alert }>,
  words: Wording,
): KnownBlock[] {
  const { alert, answer, affected = [] } = incident;
  const { status, name, labels, startsAt, endsAt } = alert;
  const { severity } = labels;
  const since = day(startsAt);
  const when = status === 'resolved' ? [since, clock(endsAt)].filter(Boolean).join(' – ') : since;
  const facts = [
    `${iconOf(incident)} *${safe(name, 120)}*`,
    words.alert[status],
    severity && safe(severity, 40),
    when && (status === 'firing' ? words.since(when) : when),
  ];
  const names = affected.slice(0, MOST_NAMES).map((one) => `\`${nameOf(one)}\``);
  const more = affected.length - names.length;
  const said = [
    facts.filter(Boolean).join(' · '),
    answer && !isCalm(answer)
      ? sentence(alertSummary(alert), SHORT_SAYING)
      : sentence(alertSays(alert), LONGEST_SAYING),
    countLine(incident, words),
    ...(affected.length > 1 ? [sentence(words.alert.affected(names.join(', '), more), 600)] : []),
  ];
  return [section(said.filter(Boolean).join('\n'))];
}

/** The names of several alerts, each with how often it is there. */
function countLine({ alerts = [], moreAlerts = 0 }: Incident, words: Wording): string | undefined {
  const all = alerts.length + moreAlerts;
  if (all < 2) return undefined;
  const byName = [...Map.groupBy(alerts, ({ name }) => name)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([name, same]) => (same.length > 1 ? `${name} ×${same.length}` : name));
  const shown = byName.slice(0, MOST_NAMES).join(', ');
  return safe(words.alert.count(all, byName.length > MOST_NAMES ? `${shown} …` : shown), 600);
}

/** How bad the alert says it is: what fires is never green, and what is over only where the cluster was looked at again. */
function iconOf(incident: Incident & Readonly<{ alert: Alert }>): string {
  const { alert } = incident;
  const { severity = '' } = alert.labels;
  if (alert.status === 'firing') return SEVERITY_ICON[severity.toLowerCase()] ?? '🔔';
  return AFTER_ICON[lookAfterEnd(incident)];
}
const AFTER_ICON = { well: '✅', ill: '🟠', unclear: '⚪' } as const;
const SEVERITY_ICON: Readonly<Record<string, string>> = tableOf({
  critical: '🔴',
  page: '🔴',
  error: '🔴',
  warning: '🟠',
  major: '🟠',
  info: '🔵',
});
