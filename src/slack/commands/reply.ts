import type { Message } from '../views/blocks.ts';
import { note } from '../views/note.ts';

/** What is said at once, to the asker alone unless it is `aloud`; `accepted` when an answer follows. */
export type Reply = Readonly<{ accepted: boolean; message: Message; aloud?: boolean }>;

/** A reply that no answer follows. */
export function saidOnly(message: Message | string): Reply {
  return { accepted: false, message: typeof message === 'string' ? note(message) : message };
}
