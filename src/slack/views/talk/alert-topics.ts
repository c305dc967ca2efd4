import { alertButtons } from '../alert-buttons.ts';
import { alertLinks } from '../alert-links.ts';
import { alertNotes } from '../alert-notes.ts';
import { listed, safe } from '../text.ts';
import type { RecordTopic } from './record-topic.ts';

/** What only a button does: that one, with what people have said already. */
function press(...actions: readonly string[]): RecordTopic {
  return ({ incident, words, talk }) => {
    if (!incident.alert) return { lines: [talk.noAlert] };
    const notes = alertNotes(incident, words).map(listed);
    const buttons = alertButtons(incident).filter(({ action_id: id = '' }) => actions.includes(id));
    return { lines: [...notes, buttons.length > 0 ? talk.useButton : talk.noButtonNow], buttons };
  };
}

/** Where an alert leads. */
const links: RecordTopic = ({ incident: { alert }, words, talk }) => {
  const all = alert ? alertLinks(alert, words) : [];
  return { lines: all.length > 0 ? all.map(listed) : [talk.noLinks] };
};

/** Who looks after it, by the labels of the alert that the settings name. */
const owner: RecordTopic = ({ incident: { alert } }) => ({
  lines: (alert?.owners ?? []).map(({ label, value }) =>
    listed(`${safe(label, 40)}: *${safe(value, 80)}*`),
  ),
});

const thanks: RecordTopic = ({ talk }) => ({ lines: [talk.welcome] });
const help: RecordTopic = ({ talk }) => ({ lines: [talk.helpTitle, ...talk.helpLines] });

/** What is said of an alert, and to who only talks. */
export const alertTopics = {
  ack: press('acknowledge'),
  silence: press('silence_alert', 'end_silence'),
  mute: press('mute_cause'),
  links,
  owner,
  thanks,
  help,
} as const;
