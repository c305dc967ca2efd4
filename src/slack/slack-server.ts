import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';

import type { Log } from '../domain/log.ts';
import { present } from '../text/present.ts';

const FORM = 'application/x-www-form-urlencoded';
const MOST_AHEAD_S = 5 * 60;
const REQUEST_MS = 10_000;

/** Serves Bolt's receiver behind what Bolt does not see to. */
export function slackServer(receive: RequestListener, now: () => Date, log: Log): Server {
  return createServer(
    { requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS },
    (request, response) => {
      const refusal = isAhead(request, now()) ? 401 : undefined;
      if (refusal) {
        log.warn({ url: request.url }, 'A request is signed for a time that has not come');
        response.writeHead(refusal).end();
        return;
      }
      withoutCharset(request);
      try {
        receive(request, response);
      } catch (error) {
        log.info({ url: request.url, error: String(error) }, 'Nothing is served at this address');
        response.writeHead(404).end();
      }
    },
  );
}

/** Listens and answers with the port, which the system chooses for 0. */
export async function listenOn(
  server: Server,
  port: number,
  host: string | undefined,
): Promise<number> {
  server.listen({ port, ...present({ host }) });
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/** Ends after the requests that are being answered. */
export async function closed(server: Server): Promise<void> {
  if (!server.listening) return;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.close((error) => (error ? reject(error) : resolve()));
  await promise;
}

/** Bolt rejects old times only, so that a request signed for next year would be good until then. */
function isAhead({ headers }: IncomingMessage, now: Date): boolean {
  const time = Number(headers['x-slack-request-timestamp']);
  return time - now.getTime() / 1000 > MOST_AHEAD_S;
}

/** Bolt compares the whole header and answers 400 to `…; charset=utf-8`, which means the same. */
function withoutCharset({ headers }: IncomingMessage): void {
  const type = headers['content-type'] ?? '';
  if (type.split(';')[0]?.trim().toLowerCase() === FORM) headers['content-type'] = FORM;
}
