import type { Person } from './question.ts';

/**
 * A person's consent to one plan, signed by the gateway: an HMAC-SHA256 over plan id, incident, channel, person
 * and time, so that only the process that holds Slack's secrets can approve anything.
 */
export type Approval = Readonly<{
  id: string; // of the click: a double click has the same
  plan: string; // the plan's id
  incident: string;
  channel: string; // of the incident
  person: Person;
  at: string; // RFC 3339
  signature: string; // hex
  first?: Approval; // of somebody else, where two people are needed; it has a signature of its own
}>;
