import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import type { Cluster } from '#test/integration/support/cluster.ts';

/**
 * What happens to a request. `lost-request`: the connection is cut before the API server has it;
 * `lost-answer`: after the API server has carried it out, and before the client reads a byte of the answer.
 * The `stuck` ones leave the client waiting there, until it gives up or dies or `cutStuck` ends it.
 */
export type Mishap = 'lost-request' | 'lost-answer' | 'stuck-request' | 'stuck-answer';
/** A request as a rule sees it; `path` has the query. */
export type Seen = Readonly<{ method: string; path: string }>;
/** A request with what the API server answered, whether or not the client ever read it. */
export type Passed = Seen & Readonly<{ status?: number }>;
type Rule = Readonly<{
  mishap: Mishap;
  matches: (seen: Seen) => boolean;
  happened: (answer: ServerResponse) => void;
}>;

/** A way to the API server that fails when told to. */
export type ApiProxy = Readonly<{
  /** Takes the place of the API server's; its certificate and all tokens are valid here, too. */
  url: string;
  /** Lets the next matching request fail; resolves when it has, with `lost-answer` after the commit. */
  next(mishap: Mishap, matches: (seen: Seen) => boolean): Promise<void>;
  /** Cuts the connections of all stuck requests. */
  cutStuck(): void;
  /** All requests so far. */
  requests: readonly Passed[];
  close(): Promise<void>;
}>;

/**
 * Starts a proxy in front of the API server. It ends the TLS connection itself, with the API server's
 * own key: only so it knows which bytes are which request's answer.
 */
export async function startApiProxy({ access, folder }: Cluster): Promise<ApiProxy> {
  const certificates = join(folder, 'state', 'certs');
  const [cert, key] = await Promise.all([
    readFile(join(certificates, 'apiserver.crt')),
    readFile(join(certificates, 'apiserver.key')),
  ]);
  const rules = new Set<Rule>();
  const requests: Passed[] = [];
  const stuck = new Set<ServerResponse>();
  const server = createServer({ cert, key }, (incoming, outgoing) => {
    const seen = { method: incoming.method ?? '', path: incoming.url ?? '' };
    const at = requests.push(seen) - 1;
    const answered = (status = 0) => void (requests[at] = { ...seen, status });
    const rule = [...rules].find(({ matches }) => matches(seen));
    if (rule) rules.delete(rule);
    void serve(incoming, outgoing, access.admin, answered, rule).catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    next: (mishap, matches) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const happened = (answer: ServerResponse) => {
        if (mishap.startsWith('lost')) answer.destroy();
        else stuck.add(answer);
        resolve();
      };
      rules.add({ mishap, matches, happened });
      return promise;
    },
    cutStuck() {
      for (const answer of stuck) answer.destroy();
      stuck.clear();
    },
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function serve(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { url, ca }: Readonly<{ url: string; ca: string }>,
  answered: (status?: number) => void,
  rule?: Rule,
): Promise<void> {
  if (rule?.mishap.endsWith('-request')) return rule.happened(outgoing);

  const { method = 'GET', url: path = '/', headers } = incoming;
  const upstream = request(new URL(path, url), { method, headers, ca });
  outgoing.on('close', () => upstream.destroy()); // a watch ends when its client goes
  incoming.pipe(upstream);
  const [answer] = (await once(upstream, 'response')) as [IncomingMessage];
  answered(answer.statusCode);
  if (rule) {
    await buffer(answer);
    return rule.happened(outgoing);
  }
  outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
  outgoing.flushHeaders();
  answer.pipe(outgoing);
}
