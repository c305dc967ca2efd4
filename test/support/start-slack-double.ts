import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import {
  createSlackDouble,
  type SlackDouble,
  type SlackDoubleOptions,
} from '#demo/slack-double/slack-double.ts';

/** The double behind a server of its own. `apiUrl` is what WebClient takes as slackApiUrl. */
export type StartedSlackDouble = Readonly<{
  double: SlackDouble;
  apiUrl: string;
  stop(): Promise<void>;
}>;

/** Starts the double on 127.0.0.1, on a free port unless one is given. */
export async function startSlackDouble(
  options: SlackDoubleOptions & Readonly<{ port?: number }>,
): Promise<StartedSlackDouble> {
  const double = createSlackDouble(options);
  const server = createServer((request, response) => {
    double
      .handle(request, response)
      .then((served) => served || response.writeHead(404).end())
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  double.servedAt(origin);
  return {
    double,
    apiUrl: `${origin}/api/`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
