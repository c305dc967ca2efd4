import type { Incident } from '../../domain/incident.ts';

/** What is noted of an incident's messages, before and after each post and edit: so a rerun posts nothing twice. */
export type Ledger = Readonly<{
  parent?: string; // the ts of its message
  details?: string; // the ts of the first reply
  replies?: Readonly<Record<string, string>>; // the ts of further replies, by part
  shown?: Readonly<Record<string, string>>; // a hash of what each part was last made to say
  editing?: readonly string[]; // which delivery is editing which part
  posting?: Readonly<Record<string, string>>; // parts whose post was begun and has no ts yet, with the time
  told?: 'privately' | 'instead'; // to the asker alone: as asked, or because the bot may not post
}>;
/** An incident with its ledger, as one record holds both; one of which nothing is posted is one, too. */
export type Posted = Incident & Ledger;

/** The ts of one message of an incident: "parent", "details" or a further reply. */
export function tsOf({ parent, details, replies }: Ledger, part: string): string | undefined {
  if (part === 'parent') return parent;
  if (part === 'details') return details;
  return replies?.[part];
}

/** Written before a post, so that a rerun knows that there may be one; the first attempt's time stays. */
export function postBegan(incident: Posted, part: string, at: string): Posted {
  if (tsOf(incident, part) || incident.posting?.[part]) return incident;
  return { ...incident, posting: { ...incident.posting, [part]: at } };
}

/** Written after a post; a ts that is known already stays. */
export function postEnded(incident: Posted, part: string, ts: string): Posted {
  const done = postFailed(incident, part);
  if (tsOf(incident, part)) return done;
  if (part === 'parent') return { ...done, parent: ts };
  if (part === 'details') return { ...done, details: ts };
  return { ...done, replies: { ...done.replies, [part]: ts } };
}

/** Written after a post or an edit, so that nothing is edited into what it says already. */
export function partShown(incident: Posted, part: string, hash: string): Posted {
  return { ...incident, shown: { ...incident.shown, [part]: hash } };
}

/** Written before a delivery edits; until it has looked again, its edit may come after those that others wrote down. */
export function editBegan(incident: Posted, by: string): Posted {
  const { editing = [] } = incident;
  return editing.includes(by) ? incident : { ...incident, editing: [...editing, by] };
}

/** Written when it has looked again. */
export function editEnded(incident: Posted, by: string): Posted {
  const { editing = [], ...rest } = incident;
  const others = editing.filter((one) => one !== by);
  return others.length > 0 ? { ...rest, editing: others } : rest;
}

/** Written when a post certainly did not happen. */
export function postFailed(incident: Posted, part: string): Posted {
  const { posting, ...rest } = incident;
  const others = Object.entries(posting ?? {}).filter(([other]) => other !== part);
  return others.length > 0 ? { ...rest, posting: Object.fromEntries(others) } : rest;
}
