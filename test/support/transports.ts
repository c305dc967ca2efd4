import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach } from '@jest/globals';

import { httpsTransport, type Access } from '#src/cluster/live/https-transport.ts';

/** Transports to servers of this machine, which end with the test. */
export function transports() {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  /** A transport to a server that answers so; the kubeconfig adds a token. */
  async function serving(listener: RequestListener, timeoutMs?: number) {
    const started = createServer(listener);
    server = started;
    await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
    const { port } = started.address() as AddressInfo;
    const access: Access = {
      getCurrentCluster: () => ({
        name: 'test',
        server: `http://127.0.0.1:${port}/prefix/`,
        skipTLSVerify: true,
      }),
      async applyToHTTPSOptions(options) {
        options.headers = { ...options.headers, Authorization: 'Bearer token' };
      },
    };
    return httpsTransport(access, timeoutMs);
  }

  /** Ends the server that was started last, as soon as its replies are out. */
  async function stop() {
    await new Promise<void>((resolve) => {
      if (server) server.close(() => resolve());
      else resolve();
    });
  }
  return { serving, stop };
}
