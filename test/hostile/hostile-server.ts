import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

import { chance } from '#test/hostile/chance.ts';
import type { Mishap } from '#test/hostile/mishap.ts';
import { send } from '#test/hostile/send.ts';
import { sortOf } from '#test/hostile/sort-of.ts';
import type { Upstream } from '#test/hostile/upstream.ts';

/** What goes wrong with a request of a sort, of which it is the `turn`th; undefined: nothing does. */
export type Plan = (sort: string, path: string, turn: number) => Mishap | undefined;

/** An API server in front of another one, with which things go wrong. */
export type HostileServer = Readonly<{
  port: number;
  /** The sorts of requests that came. */
  sorts: ReadonlySet<string>;
  /** The sorts with which something went wrong. */
  hit: ReadonlySet<string>;
  close(): void;
}>;

/** Starts it; `seed` is of the dice that mishaps throw. */
export async function startHostileServer(
  upstream: Upstream,
  plan: Plan,
  seed: number,
): Promise<HostileServer> {
  const turns = new Map<string, number>();
  const sorts = new Set<string>();
  const hit = new Set<string>();
  const server = createServer((incoming, outgoing) => {
    outgoing.on('error', () => undefined); // whoever asked has gone
    void serve(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    sorts,
    hit,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/', headers } = incoming;
    const url = new URL(path, 'http://cluster');
    const sort = sortOf(method, url.pathname);
    const turn = turns.get(path) ?? 0;
    turns.set(path, turn + 1);
    sorts.add(sort);
    const body = await buffer(incoming);
    const answered = await upstream({ method, url, accept: headers.accept ?? '', body });
    const dice = (about: string) => chance(seed, path, turn, about);
    const exchange = { outgoing, answered, page: pageOf(url), isWithin: WITHIN.test(path), dice };
    const mishap = plan(sort, path, turn);
    if (!mishap) return send(exchange);
    hit.add(sort);
    mishap.play(exchange);
  }
}

const WITHIN = /\/namespaces\/[^/]+\//;

/** Where a page begins, as far as its token tells. */
function pageOf(url: URL): number {
  return Number(/\d+$/.exec(url.searchParams.get('continue') ?? '')?.[0] ?? 0);
}
