import { once } from 'node:events';
import { createServer } from 'node:net';

// Below the range from which the system takes the local ends of connections: nothing lands there by chance.
const [LOWEST, HIGHEST] = [20_000, 32_000];

/** Different loopback ports on which nothing listens. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const servers = await Promise.all(Array.from({ length: count }, listenSomewhere));
  for (const { server } of servers) server.close();
  await Promise.all(servers.map(({ server }) => once(server, 'close')));
  return servers.map(({ port }) => port);
}

async function listenSomewhere() {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (isFree) return { server, port };
  }
}
