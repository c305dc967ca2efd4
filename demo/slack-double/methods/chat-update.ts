import { z } from 'zod';

import { content, structure, ts } from '../arguments.ts';
import { shownMessage } from '../as-slack-shows.ts';
import { checkedContent } from '../checked-content.ts';
import { checkedMetadata } from '../checked-metadata.ts';
import { method } from '../method.ts';
import { SlackError } from '../slack-error.ts';
import type { Message } from '../workspace/model.ts';
import { bot } from '../workspace/people.ts';

const LONGEST_TEXT = 4000;

/** Edits one of the bot's own messages. Text without blocks removes the blocks. */
export const chatUpdate = method({
  name: 'chat.update',
  tier: 'tier-3',
  args: z.strictObject({
    ...content,
    channel: z.string(),
    ts,
    metadata: structure.exactOptional(),
    reply_broadcast: z.unknown().exactOptional(),
  }),
  call(args, { workspace }) {
    const channel = workspace.writable(args.channel);
    const old = workspace.messages.find(channel.id, args.ts);
    if (!old) throw new SlackError('message_not_found');
    if (old.user !== bot.user) throw new SlackError('cant_update_message');
    if ((args.text ?? '').length > LONGEST_TEXT) throw new SlackError('msg_too_long');
    const { text, blocks } = checkedContent(args, workspace.files);
    if (isRich(old.blocks) && blocks && !isRich(blocks)) throw new SlackError('block_mismatch');

    const { blocks: _, ...kept } = old;
    const message = workspace.messages.replace({
      ...kept,
      text,
      ...(blocks && { blocks }),
      ...(args.metadata !== undefined && { metadata: checkedMetadata(args.metadata) }),
      editedAt: workspace.ids.ts(),
    });

    return {
      channel: channel.id,
      ts: message.ts,
      text: message.text,
      message: shownMessage(message, workspace, true),
    };
  },
});

function isRich(blocks: Message['blocks'] = []): boolean {
  return blocks.some(({ type }) => type === 'rich_text');
}
