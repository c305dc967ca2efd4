/** How long an incident or a change record is kept after it was last written, in milliseconds. */
export const KEPT_MS = 30 * 24 * 3_600_000;

/** How much of Redis' memory the records of a family may take, and how many bytes where that has no limit. */
export type Room = Readonly<{ share: number; bytes: number }>;

const MiB = 1024 * 1024;

/** An incident has about 29 kB: of 256 MB for Redis some 3,300 stay, which are 110 a day for 30 days. */
export const INCIDENTS_ROOM: Room = { share: 0.375, bytes: 384 * MiB };

/** Which incidents are about an object takes about 300 bytes. */
export const ABOUTS_ROOM: Room = { share: 0.01, bytes: 8 * MiB };

/** Which incidents a root has had takes about 300 bytes. */
export const ROOTS_ROOM: Room = { share: 0.01, bytes: 8 * MiB };

/** In which incident an alert is takes about 250 bytes with its place in the index. */
export const HOMES_ROOM: Room = { share: 0.02, bytes: 16 * MiB };
/** Which incident a thread is about takes about 100 bytes. */
export const THREADS_ROOM: Room = { share: 0.01, bytes: 8 * MiB };

/** A change record has about 100 bytes. */
export const CHANGES_ROOM: Room = { share: 0.025, bytes: 16 * MiB };

/**
 * Lua functions for scripts that write a record. `keepNewest` notes it in an index by time of writing, with its
 * size, and deletes the records that were written first until the rest has room; `unlisted` takes one out of the
 * index. A trim has one or two to delete.
 */
export const KEEP_NEWEST = `
local function unlisted(index, key)
  local size = tonumber(redis.call('HGET', index .. ':bytes', key) or 0)
  redis.call('ZREM', index, key)
  redis.call('HDEL', index .. ':bytes', key)
  return redis.call('HINCRBY', index .. ':bytes', 'all', 0 - size)
end
local function roomOf(share, bytes)
  local info = redis.pcall('INFO', 'memory')
  local limit = type(info) == 'string' and tonumber(string.match(info, 'maxmemory:(%d+)')) or 0
  return limit > 0 and limit * share or bytes
end
local function keepNewest(index, key, size, ms, share, bytes)
  local time = redis.call('TIME')
  local now = time[1] * 1000000 + time[2]
  local exact = function(us) return string.format('%.0f', us) end
  unlisted(index, key)
  redis.call('ZADD', index, exact(now), key)
  redis.call('HSET', index .. ':bytes', key, size)
  local all = redis.call('HINCRBY', index .. ':bytes', 'all', size)
  redis.call('PEXPIRE', index, ms)
  redis.call('PEXPIRE', index .. ':bytes', ms)
  for _, gone in ipairs(redis.call('ZRANGEBYSCORE', index, '-inf', exact(now - ms * 1000))) do
    all = unlisted(index, gone)
  end
  local room = roomOf(share, bytes)
  while all > room do
    local oldest = redis.call('ZRANGE', index, 0, 0)[1]
    if oldest == key then break end
    redis.call('DEL', oldest)
    all = unlisted(index, oldest)
  end
end
`;
