import { z } from 'zod';

import { content, flag, structure, ts } from '../arguments.ts';
import { shownMessage } from '../as-slack-shows.ts';
import { checkedContent } from '../checked-content.ts';
import { checkedMetadata } from '../checked-metadata.ts';
import { method } from '../method.ts';
import { parentOf } from '../parent-of.ts';
import { bot } from '../workspace/people.ts';

/** Posts a message to a channel where the bot is, or a reply to a thread there. */
export const chatPostMessage = method({
  name: 'chat.postMessage',
  tier: 'post',
  args: z.strictObject({
    ...content,
    channel: z.string(),
    thread_ts: ts.exactOptional(),
    reply_broadcast: flag.exactOptional(),
    metadata: structure.exactOptional(),
    mrkdwn: flag.exactOptional(),
    unfurl_links: flag.exactOptional(),
    unfurl_media: flag.exactOptional(),
  }),
  call(args, { workspace }) {
    const channel = workspace.writable(args.channel);
    const thread = parentOf(args.thread_ts, channel, workspace);
    const metadata = args.metadata === undefined ? undefined : checkedMetadata(args.metadata);

    const message = workspace.messages.post({
      channel: channel.id,
      user: bot.user,
      ...checkedContent(args, workspace.files),
      ...(thread && { thread }),
      ...(metadata && { metadata }),
    });

    const { ts: at } = message;
    return { channel: channel.id, ts: at, message: shownMessage(message, workspace, true) };
  },
});
