import type { Redis } from 'ioredis';

import type { AlertHomes } from '../domain/alert-ports.ts';
import { inTime } from './connection.ts';
import { HOMES_ROOM, KEEP_NEWEST, KEPT_MS } from './retention.ts';

/** KEYS: the index, and a key for each alert. */
const SET = `${KEEP_NEWEST}
for i = 2, #KEYS do
  redis.call('SET', KEYS[i], ARGV[1], 'PX', ARGV[2])
  keepNewest(KEYS[1], KEYS[i], #KEYS[i] + #ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4]))
end`;

/** The incident of each alert, one key each. */
export function redisAlertHomes(connection: Redis, prefix: string): AlertHomes {
  const keyOf = (alert: string) => `${prefix}:home:${alert}`;
  return {
    async find(alerts) {
      if (alerts.length === 0) return new Map();
      const found = await inTime(connection, () => connection.mget(alerts.map(keyOf)));
      return new Map(alerts.flatMap((alert, at) => (found[at] ? [[alert, found[at]]] : [])));
    },
    async set(alerts, incident) {
      if (alerts.length === 0) return;
      const keys = [`${prefix}:homes`, ...alerts.map(keyOf)];
      const args = [incident, KEPT_MS, HOMES_ROOM.share, HOMES_ROOM.bytes];
      await inTime(connection, () => connection.eval(SET, keys.length, ...keys, ...args));
    },
  };
}
