import { randomUUID } from 'node:crypto';

import { SlackError } from '../slack-error.ts';

const USES = 5;
const LIFETIME_MS = 30 * 60_000;

/** Where a response_url leads; `message` is the ts of the message that was clicked. */
export type Responding = Readonly<{
  user: string;
  channel: string;
  thread?: string;
  message?: string;
  ephemeral?: boolean;
}>;

/** Addresses by which an app may answer one command or click: 5 times within 30 minutes. */
export interface ResponseUrls {
  /** The secret part of the address. */
  create(to: Responding): string;
  /** Counts one use, or throws SlackError `expired_url` or `used_url`. */
  use(id: string): Responding;
}

/** `now` gives ms since the epoch. */
export function createResponseUrls(now: () => number): ResponseUrls {
  const known = new Map<string, { to: Responding; until: number; uses: number }>();
  return {
    create(to) {
      const id = randomUUID();
      known.set(id, { to, until: now() + LIFETIME_MS, uses: 0 });
      return id;
    },
    use(id) {
      const url = known.get(id);
      if (!url || now() > url.until) throw new SlackError('expired_url');
      if (url.uses >= USES) throw new SlackError('used_url');
      url.uses += 1;
      return url.to;
    },
  };
}
