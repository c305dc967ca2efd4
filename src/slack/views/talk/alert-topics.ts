import { safe } from '../text.ts';
import type { RecordTopic } from './record-topic.ts';

/** Annotations of an alert that lead somewhere: the words that their keys hold. */
const LEADING = /runbook|dashboard|playbook|grafana|url|link/i;

/** What only the buttons of an alert do. */
const press: RecordTopic = ({ incident: { alert }, talk }) => ({
  lines: [alert ? talk.useButtons : talk.noAlert],
});

/** Where an alert leads: its runbook, its dashboards and its source. */
const links: RecordTopic = ({ incident: { alert }, talk }) => {
  const named = Object.entries(alert?.annotations ?? {}).filter(
    ([key, value]) => LEADING.test(key) && /^https?:\/\//.test(value),
  );
  const all = [...named, ...(alert?.link ? [['Prometheus', alert.link] as const] : [])];
  const lines = all.map(([name, url]) =>
    talk.link(safe(name.replaceAll('_', ' '), 60), safe(url, 400)),
  );
  return { lines: lines.length > 0 ? lines : [talk.noLinks] };
};

const thanks: RecordTopic = ({ talk }) => ({ lines: [talk.welcome] });
const help: RecordTopic = ({ talk }) => ({ lines: [talk.helpTitle, ...talk.helpLines] });

/** What is said of an alert, and to who only talks. */
export const alertTopics = {
  ack: press,
  silence: press,
  mute: press,
  links,
  thanks,
  help,
} as const;
