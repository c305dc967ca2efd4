import { once } from 'node:events';
import { connect } from 'node:net';

import type { Kubewhy } from '#test/integration/support/kubewhy.ts';

/** Counts the commands that Redis is sent from now on, by MONITOR; `done` resolves with the one of this number. */
export async function commandsUntil(
  number: number,
  { redis }: Kubewhy,
): Promise<Readonly<{ done: Promise<void>; stop: () => void }>> {
  const { hostname, port } = new URL(redis.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write('MONITOR\r\n');
  await once(socket, 'data');
  const { promise: done, resolve } = Promise.withResolvers<void>();
  let seen = 0;
  socket.on('error', () => socket.destroy()); // Redis may be the one that is killed
  socket.on('data', (bytes: Buffer) => {
    seen += bytes.filter((byte) => byte === NEWLINE).length;
    if (seen >= number) resolve();
  });
  return { done, stop: () => socket.destroy() };
}

const NEWLINE = 0x0a;
