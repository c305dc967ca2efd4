import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import type { Log } from '../../domain/log.ts';
import { type Checks, readiness } from './readiness.ts';

const REQUEST_MS = 10_000;
const STOP_MS = 2_000;

/** Answers one request. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What a role serves to its operators. */
export type Operations = Readonly<{
  host: string;
  port: number; // 0: any free one
  routes: Readonly<Record<string, Handler>>;
  checks: Checks;
  metrics?: (() => Promise<string>) | undefined; // served here, unless they have a listener of their own
  log: Log;
}>;

/** An HTTP listener that can be started once. */
export type OperationsListener = Readonly<{
  /** Answers with the port. Rejects with Node's error when the address cannot be listened on. */
  start(): Promise<number>;
  /** Is not ready any more, takes no more requests, and gives those begun 2 s. */
  stop(): Promise<void>;
}>;

/**
 * Serves /healthz, /readyz, /metrics and the given routes; a handler's error is a 500 and a log line.
 * `/readyz?exclude=redis` leaves a check out, as Kubernetes' own does.
 */
export function operationsListener(operations: Operations): OperationsListener {
  const { host, port, checks, metrics, log } = operations;
  let isStopping = false;

  const routes = new Map<string, Handler>([
    ['/healthz', async (_, response) => send(response, 200, 'ok')],
    ['/readyz', ready],
    ...(metrics ? [['/metrics', scrape(metrics)] as const] : []),
    ...Object.entries(operations.routes),
  ]);
  const timeouts = { requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS };
  const server = createServer(timeouts, (request, response) => void handle(request, response));

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url?.split('?')[0] ?? '/'; // a query may hold a secret
    const handler = routes.get(path);
    if (!handler) return send(response, 404, 'Nothing is served at this address.');
    try {
      await handler(request, response);
    } catch (err) {
      log.error({ err, path }, 'a request failed');
      if (response.headersSent) response.destroy();
      else send(response, 500, 'This failed; the log says why.');
    }
  }

  async function ready({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const excluded = new URL(url, 'http://localhost').searchParams.getAll('exclude');
    const { isReady, text } = await readiness(checks, excluded);
    if (isStopping) return send(response, 503, 'Not ready: it is being stopped.');
    send(response, isReady ? 200 : 503, text);
  }

  return {
    async start() {
      server.listen({ host, port });
      await once(server, 'listening');
      const address = server.address();
      return typeof address === 'object' && address ? address.port : port;
    },
    async stop() {
      isStopping = true;
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      // A client that connects and sends nothing would keep the server open for ever.
      const timer = setTimeout(() => server.closeAllConnections(), STOP_MS);
      await closed;
      clearTimeout(timer);
    },
  };
}

function scrape(metrics: () => Promise<string>): Handler {
  return async (_, response) => send(response, 200, await metrics(), METRICS);
}

const TEXT = 'text/plain; charset=utf-8';
const METRICS = 'text/plain; version=0.0.4; charset=utf-8';

function send(response: ServerResponse, status: number, text: string, type = TEXT): void {
  response.writeHead(status, { 'content-type': type }).end(`${text.trimEnd()}\n`);
}
