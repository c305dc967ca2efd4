import { Buffer } from 'node:buffer';

import type { Exchange } from '#test/hostile/mishap.ts';
import type { Answered } from '#test/hostile/upstream.ts';

/** Sends an answer with all that it changes of the true one. */
export function send({ outgoing, answered }: Exchange, change: Partial<Answered> = {}): void {
  const { status, headers, body } = { ...answered, ...change };
  outgoing.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
}

/** Sends a text with a status of its own. */
export function say(
  exchange: Exchange,
  status: number,
  text: string,
  headers: Answered['headers'] = {},
): void {
  const { date = '' } = exchange.answered.headers;
  send(exchange, { status, headers: { date, ...headers }, body: Buffer.from(text) });
}
