import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { hasToken, isLocal } from './guard.ts';
import type { SendAlert } from './page-actions.ts';
import { type PageApi, servePageApi } from './page-api.ts';
import { servePageFile } from './page-files.ts';
import { type AlertTarget, sampleAlert } from './sample-alert.ts';
import type { Limits } from './slack-double/rate-limits.ts';
import { BodyTooLarge } from './slack-double/read-body.ts';
import { createSlackDouble, type SlackDouble } from './slack-double/slack-double.ts';

/** How the playground is set up. */
export type PlaygroundOptions = Readonly<{
  port: number; // 0: a free one
  slack: Readonly<{
    signingSecret: string;
    botToken: string;
    requestUrl: string | (() => string);
    limits?: Limits | 'off';
  }>;
  /** The app's webhook, for the page's sample alert; without it the page has no such button. */
  alerts?: Readonly<{ url: string | (() => string); token: string; target?: AlertTarget }>;
  /** Takes back what the app changed elsewhere; without it the page cannot start over. */
  startOver?: () => Promise<void>;
  about?: string; // one line at the top of the page
  example?: string; // a command worth trying
}>;

/** A playground that runs. `pageUrl` carries the token; `apiUrl` is what WebClient takes. */
export type Playground = Readonly<{
  pageUrl: string;
  apiUrl: string;
  double: SlackDouble;
  stop(): Promise<void>;
}>;

const commands = ['/k8s'];
const about = 'Local demo: recorded cluster. Nothing here reaches Slack.';
const example = '/k8s why web-6c7c';
const target: AlertTarget = { namespace: 'blog-system', pod: 'web-6c7c9fb85d-8lqpc' };

/** Serves the page, its API and the Slack double on 127.0.0.1. */
export async function startPlayground(options: PlaygroundOptions): Promise<Playground> {
  const token = randomBytes(24).toString('base64url');
  const double = createSlackDouble({ ...options.slack, commands });
  const sendAlert = options.alerts && alertSender(options.alerts);
  const { startOver } = options;
  const api: PageApi = {
    double,
    commands,
    about: options.about ?? about,
    example: options.example ?? example,
    ...(sendAlert && { sendAlert }),
    ...(startOver && { startOver }),
  };
  const server = createServer((request, response) => {
    answer(request, response, token, port, api).catch((error: unknown) => {
      if (error instanceof BodyTooLarge) {
        response.writeHead(413).end(error.message);
        return;
      }
      console.error('The playground failed:', error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end('The playground failed; its terminal says why.');
    });
  });

  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  double.servedAt(origin);
  return {
    pageUrl: `${origin}/#token=${token}`,
    apiUrl: `${origin}/api/`,
    double,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  token: string,
  port: number,
  api: PageApi,
): Promise<void> {
  if (!isLocal(request, port)) {
    response.writeHead(403).end('Open the address that kubewhy printed.');
    return;
  }
  const url = new URL(request.url ?? '/', `http://127.0.0.1:${port}`);
  if (url.pathname.startsWith('/playground/')) {
    if (hasToken(request, token)) await servePageApi(request, response, url, api);
    else response.writeHead(401).end('Open the address that kubewhy printed: it holds the token.');
    return;
  }
  if (await api.double.handle(request, response)) return;
  if (request.method === 'GET' && (await servePageFile(url.pathname, response))) return;
  response.writeHead(404).end();
}

/** Fires a new episode each time; a resolve ends the last one. */
function alertSender(alerts: NonNullable<PlaygroundOptions['alerts']>): SendAlert {
  let startsAt = new Date().toISOString();
  return async (status) => {
    const now = new Date().toISOString();
    if (status === 'firing') startsAt = now;
    const { url } = alerts;
    const answered = await fetch(typeof url === 'string' ? url : url(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${alerts.token}` },
      body: JSON.stringify(sampleAlert(status, alerts.target ?? target, startsAt, now)),
    });
    return answered.status;
  };
}
