import { z } from 'zod';

import { content, ts } from '../arguments.ts';
import { checkedContent } from '../checked-content.ts';
import { method } from '../method.ts';
import { parentOf } from '../parent-of.ts';
import { SlackError } from '../slack-error.ts';
import { bot } from '../workspace/people.ts';

/** Shows a message to one member of a channel until they reload. It cannot be edited. */
export const chatPostEphemeral = method({
  name: 'chat.postEphemeral',
  tier: 'tier-4',
  args: z.strictObject({
    ...content,
    channel: z.string(),
    user: z.string(),
    thread_ts: ts.exactOptional(),
  }),
  call(args, { workspace }) {
    const channel = workspace.writable(args.channel);
    if (!channel.members.includes(args.user)) throw new SlackError('user_not_in_channel');
    const thread = parentOf(args.thread_ts, channel, workspace);

    const message = workspace.messages.post({
      channel: channel.id,
      user: bot.user,
      only: args.user,
      ...checkedContent(args, workspace.files),
      ...(thread && { thread }),
    });

    return { message_ts: message.ts };
  },
});
