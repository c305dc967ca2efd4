import type { Redis } from 'ioredis';

import type { ForgottenPosts } from '../domain/ports.ts';
import { inTime } from './connection.ts';

/** What was posted before may come again for so long: the id of a job is kept a day. */
const DAY_MS = 24 * 3_600_000;
/** No right to do that, as on a Redis that was set up for an earlier version. */
const NOT_ALLOWED = /\bNOPERM\b|unknown command/;

/**
 * Notes that something is about to be posted, and by which run of Redis. Another run, or a note older than one that this
 * process has made, may be a copy from before: then what was posted since that note is forgotten.
 */
const NOTE = `
local run, at, since, noticed = unpack(redis.call('HMGET', KEYS[1], 'run', 'at', 'since', 'noticed'))
local now, own = tonumber(ARGV[2]), tonumber(ARGV[3])
if run and (run ~= ARGV[1] or tonumber(at) < own) then
  if not since or tonumber(noticed) + tonumber(ARGV[4]) < now then since = at end
  noticed = now
  redis.call('HSET', KEYS[1], 'since', since, 'noticed', noticed)
end
redis.call('HSET', KEYS[1], 'run', ARGV[1], 'at', math.max(now, tonumber(at or 0)))
if not since or tonumber(noticed) + tonumber(ARGV[4]) < now then return {} end
return {tonumber(since), tonumber(noticed)}`;

/** Knows since when posts may have been made of which Redis knows nothing, because it was restored from an older copy. */
export function forgottenPosts(connection: Redis, prefix: string, now = Date.now): ForgottenPosts {
  let own = 0;

  return async () => {
    const at = now();
    const found = await inTime(connection, async () => {
      try {
        const [, run = ''] = /^run_id:(\w+)/m.exec(await connection.info('server')) ?? [];
        return await connection.eval(NOTE, 1, `${prefix}:posted`, run, at, own, DAY_MS);
      } catch (error) {
        if (NOT_ALLOWED.test((error as Error).message)) return [];
        throw error;
      }
    });
    own = at;
    const [since, noticedAt] = Array.isArray(found) ? found.map(Number) : [];
    return since === undefined || noticedAt === undefined ? undefined : { since, noticedAt };
  };
}
