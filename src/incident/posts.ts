import type { Incident } from '../domain/incident.ts';

/** The ts of one message of an incident: "parent", "details" or a further reply. */
export function tsOf({ parent, details, replies }: Incident, part: string): string | undefined {
  if (part === 'parent') return parent;
  if (part === 'details') return details;
  return replies?.[part];
}

/** Written before a post, so that a rerun knows that there may be one; the first attempt's time stays. */
export function postBegan(incident: Incident, part: string, at: string): Incident {
  if (tsOf(incident, part) || incident.posting?.[part]) return incident;
  return { ...incident, posting: { ...incident.posting, [part]: at } };
}

/** Written after a post; a ts that is known already stays. */
export function postEnded(incident: Incident, part: string, ts: string): Incident {
  const done = postFailed(incident, part);
  if (tsOf(incident, part)) return done;
  if (part === 'parent') return { ...done, parent: ts };
  if (part === 'details') return { ...done, details: ts };
  return { ...done, replies: { ...done.replies, [part]: ts } };
}

/** Written after a post or an edit, so that nothing is edited into what it says already. */
export function partShown(incident: Incident, part: string, hash: string): Incident {
  return { ...incident, shown: { ...incident.shown, [part]: hash } };
}

/** Written before a delivery edits; until it has looked again, its edit may come after those that others wrote down. */
export function editBegan(incident: Incident, by: string): Incident {
  const { editing = [] } = incident;
  return editing.includes(by) ? incident : { ...incident, editing: [...editing, by] };
}

/** Written when it has looked again. */
export function editEnded(incident: Incident, by: string): Incident {
  const { editing = [], ...rest } = incident;
  const others = editing.filter((one) => one !== by);
  return others.length > 0 ? { ...rest, editing: others } : rest;
}

/** Written when a post certainly did not happen. */
export function postFailed(incident: Incident, part: string): Incident {
  const { posting, ...rest } = incident;
  const others = Object.entries(posting ?? {}).filter(([other]) => other !== part);
  return others.length > 0 ? { ...rest, posting: Object.fromEntries(others) } : rest;
}
