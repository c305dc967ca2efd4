import { z } from 'zod';

import { structure, ts } from '../arguments.ts';
import { checkedContent } from '../checked-content.ts';
import { method } from '../method.ts';
import { parentOf } from '../parent-of.ts';
import { SlackError } from '../slack-error.ts';
import { asShared } from '../workspace/files.ts';
import { bot } from '../workspace/people.ts';

const Uploaded = z.array(z.strictObject({ id: z.string(), title: z.string().exactOptional() }));

/** Ends uploads and shares the files in a channel or thread; without one they stay private. */
export const filesCompleteUploadExternal = method({
  name: 'files.completeUploadExternal',
  tier: 'tier-4',
  args: z.strictObject({
    files: structure.pipe(Uploaded.min(1)),
    channel_id: z.string().exactOptional(),
    thread_ts: ts.exactOptional(),
    initial_comment: z.string().exactOptional(),
    blocks: structure.exactOptional(),
  }),
  call(args, { workspace }) {
    const channel = args.channel_id && workspace.writable(args.channel_id);
    const thread = channel && parentOf(args.thread_ts, channel, workspace);
    const files = args.files.map(({ id, title }) => {
      const file = workspace.files.find(id);
      if (!file || file.content.length === 0) throw new SlackError('file_not_found');
      const ready = { ...file, title: title ?? file.title, uploadedAt: workspace.now() };
      return workspace.files.replace(channel ? { ...ready, sharedIn: channel.id } : ready);
    });
    const { initial_comment: text, blocks } = args;
    const said = text ?? blocks;
    if (channel) {
      workspace.messages.post({
        channel: channel.id,
        user: bot.user,
        ...(said
          ? checkedContent({ ...(text && { text }), ...(text ? {} : { blocks }) }, workspace.files)
          : { text: '' }),
        ...(thread && { thread }),
        files: files.map(asShared),
      });
    }
    return { files: files.map(({ id, title }) => ({ id, title })) };
  },
});
