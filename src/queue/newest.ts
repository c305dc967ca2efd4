/** How long an incident or a change record is kept after it was last written, in milliseconds. */
export const KEPT_MS = 30 * 24 * 3_600_000;

/**
 * How many of each are kept at most, those last written: 300 a day for 30 days and some more. An incident
 * has about 20 kB, so that a storm of alerts fills some 200 MB of Redis and not all of it.
 */
export const NEWEST = 10_000;

/**
 * A Lua function for scripts that write a record: notes it in an index by time of writing, and deletes the
 * records that were written before the newest `most` of the index. A trim has one or two to delete.
 */
export const KEEP_NEWEST = `
local function keepNewest(index, key, most, ms)
  local time = redis.call('TIME')
  local now = time[1] * 1000000 + time[2]
  local exact = function(us) return string.format('%.0f', us) end
  redis.call('ZADD', index, exact(now), key)
  redis.call('PEXPIRE', index, ms)
  redis.call('ZREMRANGEBYSCORE', index, '-inf', exact(now - ms * 1000))
  local old = redis.call('ZRANGE', index, 0, -1 - most)
  for _, each in ipairs(old) do
    redis.call('DEL', each)
    redis.call('ZREM', index, each)
  end
end
`;
