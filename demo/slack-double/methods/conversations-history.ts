import { z } from 'zod';

import { paging } from '../arguments.ts';
import { shownMessage } from '../as-slack-shows.ts';
import { method } from '../method.ts';
import { paged } from '../paged.ts';
import { SlackError } from '../slack-error.ts';
import { bot } from '../workspace/people.ts';

/** A channel's messages, newest first, without replies. */
export const conversationsHistory = method({
  name: 'conversations.history',
  tier: 'tier-3',
  args: z.strictObject({ ...paging, channel: z.string() }),
  call(args, { workspace }) {
    const channel = workspace.channel(args.channel);
    if (!channel.members.includes(bot.user)) throw new SlackError('not_in_channel');

    const all = workspace.messages.in(channel.id).filter(({ thread }) => !thread);
    const page = paged(all.toReversed(), args, 100);
    return {
      ...page,
      messages: page.messages.map((one) => shownMessage(one, workspace, args.include_all_metadata)),
    };
  },
});
