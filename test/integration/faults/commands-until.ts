import { Redis } from 'ioredis';

import type { Kubewhy } from '#test/integration/support/kubewhy.ts';

/** Counts the commands that Redis is sent from now on; `done` resolves with the one of this number. */
export async function commandsUntil(
  number: number,
  { redis }: Kubewhy,
): Promise<Readonly<{ done: Promise<void>; stop: () => void }>> {
  const connection = new Redis(redis.url);
  const monitor = await connection.monitor();
  const { promise: done, resolve } = Promise.withResolvers<void>();
  let seen = 0;
  monitor.on('monitor', () => {
    seen += 1;
    if (seen === number) resolve();
  });
  const stop = () => {
    monitor.disconnect();
    connection.disconnect();
  };
  return { done, stop };
}
