import type { Redis } from 'ioredis';
import { z } from 'zod';

import type { OpenIncidents } from '../domain/alert-ports.ts';
import { inTime } from './connection.ts';
import { KEPT_MS } from './retention.ts';

/** Looked at together. */
const MOST = 30;

const LOOK_IN = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZADD', KEYS[1], string.format('%.0f', now + ARGV[2]), ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[3])`;

const DUE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local due = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', string.format('%.0f', now), 'LIMIT', 0, ARGV[2])
for _, one in ipairs(due) do redis.call('ZADD', KEYS[1], string.format('%.0f', now + ARGV[1]), one) end
return due`;

/** The open incidents as one sorted set, by the time of the next look on Redis' clock. */
export function redisOpenIncidents(connection: Redis, prefix: string): OpenIncidents {
  const key = `${prefix}:open`;
  return {
    async lookIn(incident, ms) {
      await inTime(connection, () => connection.eval(LOOK_IN, 1, key, incident, ms, KEPT_MS));
    },
    async close(incident) {
      await inTime(connection, () => connection.zrem(key, incident));
    },
    async due(againMs) {
      const found = await inTime(connection, () => connection.eval(DUE, 1, key, againMs, MOST));
      return z.array(z.string()).parse(found);
    },
  };
}
