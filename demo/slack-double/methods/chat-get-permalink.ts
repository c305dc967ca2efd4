import { z } from 'zod';

import { ts } from '../arguments.ts';
import { method } from '../method.ts';
import { SlackError } from '../slack-error.ts';

/** The address of a message. */
export const chatGetPermalink = method({
  name: 'chat.getPermalink',
  tier: 'tier-4',
  args: z.strictObject({ channel: z.string(), message_ts: ts }),
  call(args, { workspace, origin }) {
    const channel = workspace.channel(args.channel);
    const message = workspace.messages.find(channel.id, args.message_ts);
    if (!message) throw new SlackError('message_not_found');

    const place = `${origin}/archives/${channel.id}/p${message.ts.replace('.', '')}`;
    const { thread } = message;
    const permalink = thread ? `${place}?thread_ts=${thread}&cid=${channel.id}` : place;
    return { channel: channel.id, permalink };
  },
});
