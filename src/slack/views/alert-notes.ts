import type { Wording } from '../../answers/words/slack.ts';
import type { Incident, Joined } from '../../domain/incident.ts';
import { lookNote } from './look-note.ts';
import { day, mention } from './names.ts';
import { sentence } from './text.ts';

/** What people have said about an incident of alerts, and where else it is told. Safe. */
export function alertNotes(incident: Incident, words: Wording): readonly string[] {
  const { partOf, before, acknowledged, silenced, muted } = incident;
  const { alert } = words;
  return [
    lookNote(incident),
    partOf && alert.partOf(messageLink(partOf, alert.another)),
    before && alert.before(before.times, before.days, messageLink(before.last, alert.last)),
    before?.fix && alert.fixedWith(mention(before.fix.by), sentence(before.fix.title, 150)),
    acknowledged && alert.acknowledged(mention(acknowledged.by), day(acknowledged.at) ?? ''),
    silenced && alert.silenced(mention(silenced.by), day(silenced.until) ?? ''),
    muted && alert.muted(mention(muted.by), day(muted.until) ?? ''),
  ].flatMap((one) => one || []);
}

/** Slack opens an archive link of any workspace of the reader's that has the channel. */
function messageLink({ channel, ts }: Joined, text: string): string {
  const isKnown = ts && /^[CGD][A-Z0-9]+$/.test(channel);
  return isKnown ? `<https://slack.com/archives/${channel}/p${ts.replace('.', '')}|${text}>` : text;
}
