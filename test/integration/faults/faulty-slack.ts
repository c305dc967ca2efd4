import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { team } from '#demo/slack-double/workspace/people.ts';
import type { Message } from '#src/slack/views/blocks.ts';

/** What signs the requests of this Slack. */
export const SIGNING_SECRET = 'a-signing-secret';

/** A Slack that takes whatever it is sent, and tells when a gateway may die. */
export type FaultySlack = Readonly<{
  url: string;
  /** Where each gateway that is open takes requests, by its name. */
  doors: ReadonlyMap<string, string>;
  /** What each message shows, by its ts: its text and blocks. */
  shown: ReadonlyMap<string, Message>;
  close(): Promise<void>;
}>;

/** Serves gateways; `deadly` may end who sent a request, before or after that has an effect, `told` hears what was delivered. */
export async function startFaultySlack(
  deadly: (gateway: string) => Promise<void>,
  told: (approval: string, step: string) => void,
): Promise<FaultySlack> {
  const doors = new Map<string, string>();
  const shown = new Map<string, Message>();
  const server = createServer((incoming, outgoing) => {
    void serve(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    doors,
    shown,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const [, gateway = '', what, ...about] = (incoming.url ?? '').split('/');
    const sent = new URLSearchParams(await text(incoming));
    if (what === 'open') doors.set(gateway, `http://127.0.0.1:${about[0]}/slack/events`);
    else await deadly(gateway);
    if (what === 'told') told(about[0] ?? '', about[1] ?? '');
    const answer = what === 'api' ? answerTo(about[0], sent) : {};
    outgoing
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ ok: true, ...answer }));
    if (what !== 'open') await deadly(gateway);
  }

  function answerTo(method: string | undefined, sent: URLSearchParams): object {
    const [id, ts] = [sent.get('user') ?? '', sent.get('ts') ?? '1.9'];
    if (method === 'auth.test') return { team_id: team.id, user_id: 'UBOT' };
    if (method === 'users.info') return { user: { id, team_id: team.id } };
    if (method === 'chat.update')
      shown.set(ts, {
        text: sent.get('text') ?? '',
        blocks: JSON.parse(sent.get('blocks') ?? '[]'),
      });
    return { ts, messages: [] };
  }
}
