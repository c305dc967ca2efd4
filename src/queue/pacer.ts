import type { Redis } from 'ioredis';

import type { Lane, Pacer } from '../domain/ports.ts';
import { inTime } from './connection.ts';

/** Who is not back so long after the turn came, in milliseconds, is taken to be gone. */
const GRACE_MS = 5_000;
/** A line that nobody stands in is forgotten after that. */
const KEPT_MS = 24 * 3_600_000;

const LANES: Readonly<Record<Lane, number>> = { people: 0, alerts: 1, edits: 2, details: 3 };
/** So many ranks a lane has. */
const RANKS = 100;

/**
 * KEYS: who waits, by lane and arrival; when each is expected back; the line's own fields. `free` is when the next
 * turn may come, on Redis' clock, since those of the processes differ. Somebody who is late holds nobody up for
 * longer than one turn.
 */
const TURN = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local id, lane, every, burst = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
for _, gone in ipairs(redis.call('ZRANGEBYSCORE', KEYS[2], '-inf', now - ${GRACE_MS})) do
  redis.call('ZREM', KEYS[1], gone)
  redis.call('ZREM', KEYS[2], gone)
end
if not redis.call('ZSCORE', KEYS[1], id) then
  local arrival = redis.call('HINCRBY', KEYS[3], 'arrivals', 1)
  redis.call('ZADD', KEYS[1], string.format('%.0f', lane * 1e12 + arrival), id)
end
local field = function(name) return tonumber(redis.call('HGET', KEYS[3], name) or 0) end
local next, paused = field('next'), field('paused')
local free = math.max(next - (burst - 1) * every, paused)
local wait = free + redis.call('ZRANK', KEYS[1], id) * every - now
if wait <= 0 then
  redis.call('HSET', KEYS[3], 'next', string.format('%.0f', math.max(next, now) + every))
  redis.call('ZREM', KEYS[1], id)
  redis.call('ZREM', KEYS[2], id)
else
  redis.call('ZADD', KEYS[2], string.format('%.0f', now + wait), id)
end
for _, key in ipairs(KEYS) do redis.call('PEXPIRE', key, ${KEPT_MS}) end
return math.max(wait, 0)`;

const PAUSE = `
local time = redis.call('TIME')
local until_ = time[1] * 1000 + math.floor(time[2] / 1000) + ARGV[1]
if until_ > tonumber(redis.call('HGET', KEYS[1], 'paused') or 0) then
  redis.call('HSET', KEYS[1], 'paused', string.format('%.0f', until_))
  redis.call('PEXPIRE', KEYS[1], ${KEPT_MS} + ARGV[1])
end`;

/** Lines in Redis: an even pace (the generic cell rate algorithm), with a place in line for each who waits. */
export function redisPacer(connection: Redis, prefix: string): Pacer {
  const keyOf = (line: string, what: string) => `${prefix}:pace:${line}:${what}`;

  return {
    async turn(line, { everyMs, burst }, { id, lane, rank = 0 }) {
      const keys = [keyOf(line, 'waiting'), keyOf(line, 'due'), keyOf(line, 'state')] as const;
      const at = LANES[lane] * RANKS + Math.min(rank, RANKS - 1);
      const args = [id, at, everyMs, burst] as const;
      const wait = await inTime(connection, () => connection.eval(TURN, 3, ...keys, ...args));
      return Math.ceil(Number(wait));
    },
    async pause(line, ms) {
      await inTime(connection, () =>
        connection.eval(PAUSE, 1, keyOf(line, 'state'), Math.ceil(ms)),
      );
    },
  };
}
