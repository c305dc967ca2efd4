import type { Answer, ObjectName, Spent } from './answer.ts';
import type { Intent } from './intent.ts';

/**
 * One part of a reply in a thread: sentences, in which a pair of backticks marks a name and `⟦…⟧` a time in RFC 3339, and lines that are
 * quoted as they are.
 */
export type Said = Readonly<{
  intent: Intent;
  lines: readonly string[];
  quoted?: readonly string[];
}>;

/** What a look at the cluster brought for a thread, about the object that was meant. */
export type Talked = Readonly<{
  is: 'talk';
  about: ObjectName;
  says: readonly Said[];
  answer?: Answer; // where the record is too old, or in another language, to tell it
  tookMs: number;
  spent?: Spent;
}>;
