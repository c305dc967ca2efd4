import type { ModalView } from '@slack/types';
import type { WebClient } from '@slack/web-api';
import { z } from 'zod';

import { present } from '../text/present.ts';
import { type Calling, inTurn } from './calls.ts';
import { SlackUnsure } from './errors.ts';
import { respond } from './respond.ts';
import type { Label, SlackApi, Spot } from './slack-api.ts';
import { type Message, section } from './views/blocks.ts';

const EVENT_TYPE = 'kubewhy_incident';
const PAGE = 200;
const MOST_PAGES = 5;
/** Slack's clock and ours may differ. */
const SKEW_S = 120;

/** Posting, editing and finding messages, each call in its turn. */
export function postingApi(client: WebClient, calling: Calling): SlackApi {
  return {
    async post({ channel, thread }, message, { incident, part }) {
      const metadata = { event_type: EVENT_TYPE, event_payload: { incident, part } };
      const where = thread ? { channel, thread_ts: thread } : { channel };
      const quiet = { unfurl_links: false, unfurl_media: false };
      const made = ({ text, blocks }: Message) =>
        client.chat.postMessage({ ...where, text, blocks, metadata, ...quiet });
      const { ts } = await inTurn(
        { method: 'chat.postMessage', channel, part, ...orShort(message, made) },
        calling,
      );
      if (!ts) throw new SlackUnsure('Slack answered chat.postMessage without a ts.');
      return ts;
    },

    async update(channel, ts, message) {
      const made = ({ text, blocks }: Message) => client.chat.update({ channel, ts, text, blocks });
      await inTurn({ method: 'chat.update', channel, ...orShort(message, made) }, calling);
    },

    async remove(channel, ts) {
      const made = () => client.chat.delete({ channel, ts });
      await inTurn({ method: 'chat.delete', channel, made }, calling);
    },

    /** One turn for all pages: who began again with the first would never come to the last. */
    async find(spot, label, since) {
      const { channel, thread } = spot;
      const method = thread ? 'conversations.replies' : 'conversations.history';
      const { user, bot } = await calling.self();
      const made = () => pagesOf(spot, since, client);
      const messages = await inTurn({ method, channel, made }, calling);
      return messages
        .filter((one) => one.user === user || (bot && one.bot_id === bot))
        .filter((one) => isLabelled(one, label))
        .map(({ ts }) => ts)
        .toSorted();
    },

    async directTo(user) {
      const made = () => client.conversations.open({ users: user });
      const { channel } = await inTurn({ method: 'conversations.open', made }, calling);
      if (!channel?.id) throw new SlackUnsure('Slack answered conversations.open without an id.');
      return channel.id;
    },

    respond,

    async updateView(view, content, shorter) {
      const update = (next: ModalView) => client.views.update({ view_id: view, view: next });
      const call = { made: () => update(content), shorter: () => update(shorter) };
      await inTurn({ method: 'views.update', ...call }, calling);
    },
  };
}

/** A message, and its essence in one paragraph should Slack refuse it as it is. */
function orShort<T>(message: Message, made: (message: Message) => Promise<T>) {
  const { text } = message;
  return { made: () => made(message), shorter: () => made({ text, blocks: [section(text)] }) };
}

async function pagesOf(
  { channel, thread }: Spot,
  since: string,
  client: WebClient,
): Promise<readonly FoundMessage[]> {
  const oldest = String(Math.floor(Date.parse(since) / 1000) - SKEW_S);
  const options = { channel, oldest, limit: PAGE, include_all_metadata: true };
  const found: FoundMessage[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const next = { ...options, ...present({ cursor }) };
    const answer = await (thread
      ? client.conversations.replies({ ...next, ts: thread })
      : client.conversations.history(next));
    const { messages, response_metadata: more } = Page.parse(answer);
    found.push(...messages);
    cursor = more?.next_cursor;
    if (!cursor) break;
  }
  return found;
}

function isLabelled({ metadata }: FoundMessage, { incident, part }: Label): boolean {
  const { event_type: type, event_payload: payload } = metadata ?? {};
  return type === EVENT_TYPE && payload?.['incident'] === incident && payload['part'] === part;
}

const FoundMessage = z.object({
  ts: z.string(),
  user: z.string().optional(),
  bot_id: z.string().optional(),
  metadata: z
    .object({ event_type: z.string(), event_payload: z.record(z.string(), z.unknown()) })
    .partial()
    .optional(),
});
type FoundMessage = z.infer<typeof FoundMessage>;

const Page = z.object({
  messages: z.array(FoundMessage).default([]),
  response_metadata: z.object({ next_cursor: z.string().optional() }).optional(),
});
