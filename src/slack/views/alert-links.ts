import type { Wording } from '../../answers/words/slack.ts';
import type { Alert } from '../../domain/question.ts';
import { link } from './link.ts';

/** Annotations that hold a URL, by what it leads to; the first that is there counts. */
const RUNBOOKS = ['runbook_url', 'runbook', 'runbookUrl'];
const DASHBOARDS = [
  'dashboard_url',
  'dashboard',
  'dashboardUrl',
  'grafana_url',
  '__dashboardUrl__',
];

/** Where an alert leads to: its runbook, its dashboard, its rule, and the page that silences it. Safe. */
export function alertLinks(alert: Alert, words: Wording): readonly string[] {
  const { annotations } = alert;
  const { links } = words.alert;
  const first = (names: readonly string[]) => names.map((name) => annotations[name]).find(Boolean);
  return [
    link(first(RUNBOOKS), links.runbook),
    link(alert.dashboard ?? first(DASHBOARDS), links.dashboard),
    link(alert.link, links.source),
    link(alert.silence, links.silence),
  ].flatMap((one) => one ?? []);
}
