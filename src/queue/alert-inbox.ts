import { randomUUID } from 'node:crypto';

import type { Redis } from 'ioredis';
import { z } from 'zod';

import type { AlertInbox } from '../domain/alert-ports.ts';
import type { Alert } from '../domain/question.ts';
import { inTime } from './connection.ts';
import { parsedJson } from './parsed-json.ts';

/** Longer than the 4 h after which Alertmanager repeats an alert. */
const KNOWN_MS = 24 * 3_600_000;
/** Of one look, some 2 kB each. */
const MOST = 1_000;
/** A batch of which nothing was heard for so long is looked at anew. */
const LOST_MS = 120_000;

/** KEYS: what waits, the inbox' own fields, and for each alert that it is known. */
const PUT = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local fields = KEYS[2]
for i = 3, #KEYS do
  if redis.call('SET', KEYS[i], 1, 'NX', 'PX', ARGV[1]) then
    if redis.call('LLEN', KEYS[1]) == 0 then redis.call('HSET', fields, 'first', string.format('%.0f', now)) end
    redis.call('HSET', fields, 'last', string.format('%.0f', now))
    redis.call('RPUSH', KEYS[1], ARGV[i - 1])
  end
end`;

/** KEYS: what waits, the inbox' own fields, what was taken. A batch that was not handed on is taken again as it was. */
const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local waits, fields, taken = KEYS[1], KEYS[2], KEYS[3]
local field = function(name) return tonumber(redis.call('HGET', fields, name) or 0) end
if redis.call('LLEN', taken) == 0 then
  if redis.call('LLEN', waits) == 0 then return nil end
  if now - field('last') < tonumber(ARGV[1]) and now - field('first') < tonumber(ARGV[2]) then return nil end
  for _ = 1, tonumber(ARGV[3]) do
    local one = redis.call('LPOP', waits)
    if not one then break end
    redis.call('RPUSH', taken, one)
  end
  redis.call('HSET', fields, 'batch', ARGV[4], 'at', string.format('%.0f', now))
end
return {redis.call('HGET', fields, 'batch'), now - field('at'), redis.call('LRANGE', taken, 0, -1)}`;

const HANDED_ON = `
if redis.call('HGET', KEYS[1], 'batch') ~= ARGV[1] then return 0 end
redis.call('HDEL', KEYS[1], 'batch', 'at')
return redis.call('DEL', KEYS[2])`;

const Waiting = z.object({
  alert: z.custom<Alert>((one) => typeof one === 'object' && one !== null),
  group: z.string(),
});
const Answer = z.tuple([z.string(), z.number(), z.array(z.string())]).nullable();

/** How long alerts are gathered, in milliseconds: until none came for `quiet`, but not longer than `longest`. */
export type Gathering = Readonly<{ quiet: number; longest: number }>;

/** The inbox as two lists: what waits, and the one batch that is looked at. */
export function redisAlertInbox(
  connection: Redis,
  prefix: string,
  gathering: Gathering,
): AlertInbox {
  const keyOf = (what: string) => `${prefix}:inbox:${what}`;
  const [waits, fields, taken] = [keyOf('waits'), keyOf('fields'), keyOf('taken')] as const;

  return {
    async put(news) {
      if (news.length === 0) return;
      const keys = [waits, fields, ...news.map(({ id }) => keyOf(`known:${id}`))];
      const entries = news.map(({ alert, group }) => JSON.stringify({ alert, group }));
      await inTime(connection, () =>
        connection.eval(PUT, keys.length, ...keys, KNOWN_MS, ...entries),
      );
    },
    async take() {
      const { quiet, longest } = gathering;
      const args = [quiet, longest, MOST, randomUUID()] as const;
      const answer = await inTime(connection, () =>
        connection.eval(TAKE, 3, waits, fields, taken, ...args),
      );
      const found = Answer.parse(answer);
      if (!found) return undefined;
      const [batch, ageMs, entries] = found;
      const alerts = entries.map((text) => Waiting.parse(parsedJson(text)));
      return { batch, attempt: Math.floor(ageMs / LOST_MS), alerts };
    },
    async handedOn(batch) {
      await inTime(connection, () => connection.eval(HANDED_ON, 2, fields, taken, batch));
    },
    async waiting() {
      const lengths = await inTime(connection, () =>
        Promise.all([connection.llen(waits), connection.llen(taken)]),
      );
      return lengths[0] + lengths[1];
    },
  };
}
