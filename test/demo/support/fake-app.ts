import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The secret that the fake app and the double share. */
export const signingSecret = 'a-signing-secret';
/** The token that the double accepts. */
export const botToken = 'xoxb-double';

/** The bearer token that the fake app's webhook takes. */
export const alertToken = 'an-alert-token';

/** One request that the app received: the fields of a command, or an interaction's payload. */
export type Received = Readonly<Record<string, unknown>>;
/** How the app answers: JSON, text, a status, or with `undefined` not at all. */
export type Reaction = (received: Received) => object | string | number | undefined;

/** An app that accepts Slack's signed requests. */
export type FakeApp = Readonly<{
  url: string;
  received: readonly Received[];
  /** The request that comes next. */
  next(): Promise<Received>;
  /** From now on it answers so. */
  reacts(reaction: Reaction): void;
  stop(): Promise<void>;
}>;

/** Starts an app that verifies signatures, or the webhook's token, (401) and acknowledges until it is told otherwise. */
export async function startFakeApp(): Promise<FakeApp> {
  const received: Received[] = [];
  const waiting: ((one: Received) => void)[] = [];
  let reaction: Reaction = () => '';
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const { 'x-slack-request-timestamp': time, 'x-slack-signature': signature } = request.headers;
      const isAlert = request.headers.authorization === `Bearer ${alertToken}`;
      if (!isAlert && !isSigned(body, String(time), String(signature))) {
        response.writeHead(401).end();
        return;
      }
      const one = parse(body);
      received.push(one);
      for (const tell of waiting.splice(0)) tell(one);
      const answer = reaction(one);
      if (answer === undefined) return;
      if (typeof answer === 'number') response.writeHead(answer).end();
      else if (typeof answer === 'string') response.end(answer);
      else {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(answer));
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/slack/events`,
    received,
    next: () => new Promise((resolve) => waiting.push(resolve)),
    reacts(next) {
      reaction = next;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function isSigned(body: string, time: string, signature: string): boolean {
  const hmac = createHmac('sha256', signingSecret).update(`v0:${time}:${body}`).digest('hex');
  const expected = Buffer.from(`v0=${hmac}`);
  const got = Buffer.from(signature);
  return expected.length === got.length && timingSafeEqual(expected, got);
}

function parse(body: string): Received {
  if (body.startsWith('{')) return JSON.parse(body) as Received;
  const fields = Object.fromEntries(new URLSearchParams(body));
  return fields['payload'] ? (JSON.parse(fields['payload']) as Received) : fields;
}
