import { z } from 'zod';

import { ts } from '../arguments.ts';
import { method } from '../method.ts';
import { SlackError } from '../slack-error.ts';
import { bot } from '../workspace/people.ts';

/** Puts an emoji under a message. */
export const reactionsAdd = method({
  name: 'reactions.add',
  tier: 'tier-3',
  args: z.strictObject({
    channel: z.string(),
    timestamp: ts,
    name: z.string().regex(/^[a-z0-9_+'-]+$/, 'invalid emoji name'),
  }),
  call({ channel, timestamp, name }, { workspace }) {
    const { messages } = workspace;
    const message = messages.find(workspace.channel(channel).id, timestamp);
    if (!message) throw new SlackError('message_not_found');
    const { reactions = [] } = message;
    if (reactions.some((one) => one.name === name && one.users.includes(bot.user))) {
      throw new SlackError('already_reacted');
    }

    messages.replace({ ...message, reactions: [...reactions, { name, users: [bot.user] }] });

    return {};
  },
});
