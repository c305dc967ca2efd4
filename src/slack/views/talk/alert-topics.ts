import { alertButtons } from '../alert-buttons.ts';
import { alertLinks } from '../alert-links.ts';
import { listed } from '../text.ts';
import type { RecordTopic } from './record-topic.ts';

/** What only a button does: a word alone changes nothing, so the button is shown again. */
function pressing(...actions: readonly string[]): RecordTopic {
  return ({ incident, talk }) => {
    const buttons = alertButtons(incident).filter((one) => actions.includes(one.action_id ?? ''));
    const said = buttons.length > 0 ? talk.pressHere : talk.useButtons;
    return { lines: [incident.alert ? said : talk.noAlert], buttons };
  };
}

/** Where an alert leads: its runbook, its dashboard, its rule and the page that silences it. */
const links: RecordTopic = ({ incident: { alert }, talk, words }) => {
  const lines = alert ? alertLinks(alert, words).map(listed) : [];
  return { lines: lines.length > 0 ? lines : [talk.noLinks] };
};

const thanks: RecordTopic = ({ talk }) => ({ lines: [talk.welcome] });
const help: RecordTopic = ({ talk }) => ({ lines: [talk.helpTitle, ...talk.helpLines] });

/** What is said of an alert, and to who only talks. */
export const alertTopics = {
  ack: pressing('acknowledge'),
  silence: pressing('silence_alert', 'end_silence'),
  mute: pressing('mute_cause'),
  links,
  thanks,
  help,
} as const;
