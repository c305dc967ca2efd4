// What was asked, offered, approved and done, and by whom.
import type { Ref } from './model.ts';
import type { Outcome } from './plan.ts';
import type { Person } from './question.ts';

/**
 * Something that has to be found again later. Its `id` is that of the question, click, approval or job that it comes of: what
 * comes of the same one again, by a second click or a rerun, is the same entry.
 */
export type AuditEntry = Readonly<
  { id: string } & (
    | { what: 'asked'; by: Person; channel: string; text: string }
    | { what: 'alerted'; alert: string; channel: string }
    | { what: 'offered'; incident: string; plans: readonly Offered[] }
    | ({ what: 'approved'; by: Person } & Planned)
    | ({ what: 'refused'; by: Person; to: Refusable; text: string } & Partial<Planned>)
    | ({ what: 'ended'; by: Person; on: Ref; outcome: Outcome; text?: string } & Planned)
    | ({ what: 'not-recorded'; by: Person; on: Ref; text: string } & Planned)
    | ({ what: 'verified' | 'not-verified'; by: Person } & Planned)
    | ({ what: 'reverted'; text?: string } & Planned) // by who owns the object
    | { what: 'froze' | 'unfroze'; by: Person; reason?: string }
    | { what: 'acknowledged'; by: Person; incident: string }
    | ({ what: 'silenced' | 'muted'; by: Person; text: string } & Pick<Planned, 'incident'>)
    | { what: 'unsilenced'; by: Person; incident: string; text: string }
  )
>;
/** Which change, by its id, of which incident. */
type Planned = Readonly<{ incident: string; plan: string }>;
/** What the gateway lets somebody do or not. */
type Refusable = 'review' | 'apply' | 'freeze' | 'unfreeze';
/** A plan in short. */
type Offered = Readonly<{ plan: string; remedy: string; on: Ref }>;

/** An entry as it was written: when, by which role, and an HMAC-SHA256 in hex, so that nobody else writes one. */
export type SignedEntry = Readonly<{
  at: string;
  role: string;
  deed: AuditEntry; // stored under this name
  place?: AuditPosition; // those of earlier versions have none
  signature: string;
}>;
/**
 * Which entry of which process it is: they are counted, so that one that is taken out leaves a gap. `after` is the newest that was
 * there before it, of whichever process: so the last of a process is missed as well once anything else was noted.
 */
type AuditPosition = Numbered & Readonly<{ after?: Numbered }>;
type Numbered = Readonly<{ run: string; n: number }>;

/** Writes an entry, in the log and in Redis. Never rejects: an entry that Redis did not take is in the log. */
export type Note = (entry: AuditEntry) => Promise<void>;
