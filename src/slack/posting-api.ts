import type { WebClient } from '@slack/web-api';
import { z } from 'zod';

import { SlackUnsure } from './errors.ts';
import type { Label, Self, SlackApi, Spot } from './slack-api.ts';
import { refusalOf, translated } from './translated.ts';

const EVENT_TYPE = 'kubewhy_incident';
const RESPOND_MS = 10_000;
const PAGE = 200;
const MOST_PAGES = 5;
/** Slack's clock and ours may differ. */
const SKEW_S = 120;

/** Posting, editing and finding messages. `self` tells our own messages from another app's. */
export function postingApi(client: WebClient, self: () => Promise<Self>): SlackApi {
  return {
    async post({ channel, thread }, { text, blocks }, { incident, part }) {
      const metadata = { event_type: EVENT_TYPE, event_payload: { incident, part } };
      const where = thread ? { channel, thread_ts: thread } : { channel };
      const { ts } = await translated('chat.postMessage', () =>
        client.chat.postMessage({
          ...where,
          text,
          blocks,
          metadata,
          unfurl_links: false,
          unfurl_media: false,
        }),
      );
      if (!ts) throw new SlackUnsure('Slack answered chat.postMessage without a ts.');
      return ts;
    },

    async update(channel, ts, { text, blocks }) {
      await translated('chat.update', () => client.chat.update({ channel, ts, text, blocks }));
    },

    async remove(channel, ts) {
      await translated('chat.delete', () => client.chat.delete({ channel, ts }));
    },

    async find(spot, label, since) {
      const { user, bot } = await self();
      const found: string[] = [];
      let cursor: string | undefined;
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const { messages, next } = await pageOf(client, spot, since, cursor);
        const ours = messages.filter((one) => one.user === user || (bot && one.bot_id === bot));
        found.push(...ours.filter((one) => isLabelled(one, label)).map(({ ts }) => ts));
        if (!next) break;
        cursor = next;
      }
      return found.toSorted();
    },

    async respond(url, { text, blocks }, to) {
      const body = { text, blocks, response_type: 'ephemeral', replace_original: to === 'replace' };
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(RESPOND_MS),
      }).catch((cause: unknown) => {
        throw new SlackUnsure('The answer of a response_url was lost.', { cause });
      });
      await response.body?.cancel();
      if (!response.ok) throw refusalOf('response_url', response);
    },

    async updateView(view, content) {
      await translated('views.update', () => client.views.update({ view_id: view, view: content }));
    },
  };
}

async function pageOf(
  client: WebClient,
  { channel, thread }: Spot,
  since: string,
  cursor: string | undefined,
): Promise<z.infer<typeof Page>> {
  const options = {
    channel,
    oldest: String(Math.floor(Date.parse(since) / 1000) - SKEW_S),
    limit: PAGE,
    include_all_metadata: true,
    ...(cursor && { cursor }),
  };
  const call = thread ? 'conversations.replies' : 'conversations.history';
  const answer = await translated(call, async () =>
    thread
      ? client.conversations.replies({ ...options, ts: thread })
      : client.conversations.history(options),
  );
  return Page.parse(answer);
}

function isLabelled({ metadata }: Found, { incident, part }: Label): boolean {
  const { event_type: type, event_payload: payload } = metadata ?? {};
  return type === EVENT_TYPE && payload?.['incident'] === incident && payload['part'] === part;
}

const Found = z.object({
  ts: z.string(),
  user: z.string().optional(),
  bot_id: z.string().optional(),
  metadata: z
    .object({ event_type: z.string(), event_payload: z.record(z.string(), z.unknown()) })
    .partial()
    .optional(),
});
type Found = z.infer<typeof Found>;

const Page = z
  .object({
    messages: z.array(Found).default([]),
    response_metadata: z.object({ next_cursor: z.string().optional() }).optional(),
  })
  .transform(({ messages, response_metadata: more }) => ({ messages, next: more?.next_cursor }));
