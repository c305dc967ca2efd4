// What keeps everybody from changing a cluster through kubewhy.
import type { Person } from './question.ts';

/** The stop of all changes that somebody ordered; it holds until somebody lifts it. */
export type Freeze = Readonly<{ by: Person; reason: string; at: string }>;

/** Why nothing may be changed now: by the settings, by somebody's word, outside of the agreed hours, or since the clock of a role differs from Redis'. */
export type Standstill = Readonly<
  | { is: 'off' }
  | { is: 'frozen'; freeze?: Freeze } // without, an entry that nobody can read
  | { is: 'closed'; windows: readonly ChangeWindow[] }
  | { is: 'clock'; whose: 'gateway' | 'remediator'; aheadMs: number }
>;

/** Hours in which changes are agreed, on the clock of a time zone; with `to` before `from` they end the next day. */
export type ChangeWindow = Readonly<{
  days: readonly Day[];
  from: string; // "09:00"
  to: string;
  zone: string; // of the IANA: "Asia/Seoul"
}>;

/** A day of the week, as kubewhy.yaml writes it. */
export type Day = (typeof DAYS)[number];
/** From Monday to Sunday. */
export const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
