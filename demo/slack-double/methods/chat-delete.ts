import { z } from 'zod';

import { ts } from '../arguments.ts';
import { method } from '../method.ts';
import { SlackError } from '../slack-error.ts';
import { bot } from '../workspace/people.ts';

/** Deletes one of the bot's own messages. */
export const chatDelete = method({
  name: 'chat.delete',
  tier: 'tier-3',
  args: z.strictObject({ channel: z.string(), ts }),
  call(args, { workspace }) {
    const channel = workspace.writable(args.channel);
    const message = workspace.messages.find(channel.id, args.ts);
    if (!message) throw new SlackError('message_not_found');
    if (message.user !== bot.user) throw new SlackError('cant_delete_message');

    workspace.messages.remove(message);

    return { channel: channel.id, ts: message.ts };
  },
});
