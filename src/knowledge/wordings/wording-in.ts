import { messageIn } from '../../readings/logs/message-in.ts';
import { plainLine } from '../../readings/logs/plain-line.ts';
import { cutLine } from '../../text/cut-text.ts';
import { wordings } from './index.ts';
import type { Caught, KnownWording, TextAround } from './known-wording.ts';
import { textAround } from './text-around.ts';
import type { Door } from './wording.ts';

/** A wording that was read in a line, and what it caught there. */
export type WordingFound = Readonly<{ wording: KnownWording; caught: Caught }>;

const BY_DOOR: Readonly<Record<Door, readonly KnownWording[]>> = {
  log: wordings.filter(({ doors, is }) => doors.includes('log') && !is),
  status: wordings.filter(({ doors, is }) => doors.includes('status') && !is),
};

/** The first wording that reads a line which was said at a door, and tells why something fails. */
export function wordingIn(
  line: string,
  door: Door,
  around: TextAround = textAround([line]),
): WordingFound | undefined {
  const cut = cutLine(line);
  const messages = new Set([messageIn(cut), messageIn(plainLine(cut))]);
  for (const wording of BY_DOOR[door]) {
    for (const message of messages) {
      const caught = wording.read(message, around);
      if (caught) return { wording, caught };
    }
  }
  return undefined;
}
