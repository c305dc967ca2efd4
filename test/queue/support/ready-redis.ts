import type { Redis } from 'ioredis';

/** A connection that is ready, with these commands: what Redis itself does with them, test/integration shows. */
export function readyRedis(commands: object): Redis {
  const options = { host: 'redis', port: 6379 };
  return { status: 'ready', options, ...commands } as unknown as Redis;
}
