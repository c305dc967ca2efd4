import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { buffer } from 'node:stream/consumers';

import type { Upstream } from '#test/hostile/upstream.ts';

/** Where a real API server is, and with which token it is asked. */
type Access = Readonly<{ url: string; ca: string; token: string }>;

/** A real API server, which is asked with a token of our own: its answers are not packed, so that they can be told otherwise. */
export function realUpstream({ url, ca, token }: Access): Upstream {
  return async ({ method, url: { pathname, search }, accept, body }) => {
    const headers = {
      authorization: `Bearer ${token}`,
      accept,
      'content-type': 'application/json',
    };
    const asking = request(new URL(`${pathname}${search}`, url), { method, headers, ca });
    asking.end(body.length > 0 ? body : undefined);
    const [reply] = (await once(asking, 'response')) as [IncomingMessage];
    const { 'content-type': type = '', date = '' } = reply.headers;
    const told = { 'content-type': type.split(';')[0] ?? '', date };
    return { status: reply.statusCode ?? 0, headers: told, body: await buffer(reply) };
  };
}
