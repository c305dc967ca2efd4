import { z } from 'zod';

import { paging, ts } from '../arguments.ts';
import { shownMessage } from '../as-slack-shows.ts';
import { method } from '../method.ts';
import { paged } from '../paged.ts';
import { SlackError } from '../slack-error.ts';
import { bot } from '../workspace/people.ts';

/** A thread, the parent first. */
export const conversationsReplies = method({
  name: 'conversations.replies',
  tier: 'tier-3',
  args: z.strictObject({ ...paging, channel: z.string(), ts }),
  call(args, { workspace }) {
    const channel = workspace.channel(args.channel);
    if (!channel.members.includes(bot.user)) throw new SlackError('not_in_channel');
    const first = workspace.messages.find(channel.id, args.ts);
    if (!first) throw new SlackError('thread_not_found');

    const root = first.thread ?? first.ts;
    const thread = workspace.messages
      .in(channel.id)
      .filter((one) => one.ts === root || one.thread === root);
    const page = paged(thread, args, 1000);
    return {
      ...page,
      messages: page.messages.map((one) => shownMessage(one, workspace, args.include_all_metadata)),
    };
  },
});
