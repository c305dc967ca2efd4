// What was asked, offered, approved and done, and by whom.
import type { Ref } from './model.ts';
import type { Outcome } from './plan.ts';
import type { Person } from './question.ts';

/** Something that has to be found again later. */
export type Deed = Readonly<
  | { what: 'asked'; id: string; by: Person; channel: string; text: string }
  | { what: 'offered'; incident: string; plans: readonly Offered[] }
  | { what: 'approved'; incident: string; plan: string; by: Person }
  | {
      what: 'ended';
      incident: string;
      plan: string;
      by: Person;
      on: Ref;
      outcome: Outcome;
      text?: string;
    }
  | { what: 'not-recorded'; incident: string; plan: string; by: Person; on: Ref; text: string }
  | { what: 'verified' | 'not-verified'; incident: string; plan: string; by: Person }
  | { what: 'froze' | 'unfroze'; by: Person; reason?: string }
>;
/** A plan in short. */
type Offered = Readonly<{ plan: string; remedy: string; on: Ref }>;

/** A deed as it was noted: when, by which role, and an HMAC-SHA256 in hex, so that nobody else writes one. */
export type AuditEntry = Readonly<{ at: string; role: string; deed: Deed; signature: string }>;

/** Notes a deed, in the log and in Redis. Never rejects: what Redis did not take, the log has. */
export type Note = (deed: Deed) => Promise<void>;
