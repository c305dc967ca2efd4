import { wordings } from '../answers/words/slack.ts';
import type { AuditEntry } from '../domain/audit.ts';
import { QueueUnavailable } from '../domain/errors.ts';
import type { Incident } from '../domain/incident.ts';
import type { Lang } from '../domain/lang.ts';
import type { Person } from '../domain/question.ts';
import { changeKnown } from '../incident/known-incident.ts';
import { isStillShown } from '../incident/may/still-shown.ts';
import { beforeSlackGivesUp } from './before-slack-gives-up.ts';
import { refusalOf } from './guard.ts';
import type { Listening } from './listening.ts';
import { stableId } from './stable-id.ts';

/** Who wants to change what is noted of which incident; `by` is the same for the same click. */
type Asked = Readonly<{ person: Person; incident: string; lang: Lang; by: string }>;
/** What becomes of the incident, and what the audit says of it. */
type Change = Readonly<{ edit(known: Incident): Incident; entry: AuditEntry }>;

/**
 * Changes what is noted of an incident of alerts, and has its message shown again. Answers with why not, in a sentence; `change`
 * may answer with that as well.
 */
export async function changeAlert(
  { person, incident: id, lang, by }: Asked,
  change: (incident: Incident) => Promise<Change | string>,
  deps: Listening,
): Promise<string | undefined> {
  const words = wordings[lang];
  const stranger = await refusalOf(person, deps.door);
  if (stranger) return words.refusals[stranger];
  const { incidents, outbox, shows, note, log } = deps;
  try {
    const known = await beforeSlackGivesUp(incidents.find(id));
    if (!known?.alert) return words.unknownIncident;
    if (!isStillShown(known, shows)) return words.notShown;
    const made = await change(known);
    if (typeof made === 'string') return made;
    note(made.entry);
    await beforeSlackGivesUp(changeKnown(incidents, id, made.edit));
    const job = { v: 1, kind: 'thread', incident: id, rank: 0, lang: known.lang } as const;
    await beforeSlackGivesUp(outbox.toGateway({ ...job, id: stableId('alert', by, id) }));
    return undefined;
  } catch (error) {
    if (!(error instanceof QueueUnavailable)) throw error;
    log.error({ error: error.message }, 'Redis took nothing about an alert');
    return words.redisDown;
  }
}
