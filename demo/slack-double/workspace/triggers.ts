import { SlackError } from '../slack-error.ts';
import type { Ids } from './ids.ts';

const LIFETIME_MS = 3000;

/** What lets an app open a modal in front of a person: for 3 s, and once. */
export interface Triggers {
  create(user: string): string;
  /** The person, or SlackError `invalid_trigger_id`, `exchanged_trigger_id`, `expired_trigger_id`. */
  exchange(id: string): string;
}

/** `now` gives ms since the epoch. */
export function createTriggers(ids: Ids, now: () => number): Triggers {
  const known = new Map<string, { user: string; until: number; used: boolean }>();
  return {
    create(user) {
      const id = ids.next('T');
      known.set(id, { user, until: now() + LIFETIME_MS, used: false });
      return id;
    },
    exchange(id) {
      const trigger = known.get(id);
      if (!trigger) throw new SlackError('invalid_trigger_id');
      if (trigger.used) throw new SlackError('exchanged_trigger_id');
      if (now() > trigger.until) throw new SlackError('expired_trigger_id');
      trigger.used = true;
      return trigger.user;
    },
  };
}
