import { z } from 'zod';

import { flag, structure, ts } from './arguments.ts';
import { checkedContent } from './checked-content.ts';
import { SlackError } from './slack-error.ts';
import type { Message } from './workspace/model.ts';
import { bot } from './workspace/people.ts';
import type { Responding } from './workspace/response-urls.ts';
import type { Workspace } from './workspace/workspace.ts';

const Sent = z.object({
  text: z.string().exactOptional(),
  blocks: structure.exactOptional(),
  response_type: z.enum(['ephemeral', 'in_channel']).exactOptional(),
  replace_original: flag.exactOptional(),
  delete_original: flag.exactOptional(),
  thread_ts: ts.exactOptional(),
});
type Answered = z.infer<typeof Sent>;

/** Carries out what an app posts to a response_url; throws SlackError. */
export function respond(id: string, sent: unknown, workspace: Workspace): void {
  const parsed = Sent.safeParse(sent);
  if (!parsed.success) throw new SlackError('invalid_payload');
  answerTo(workspace.responseUrls.use(id), parsed.data, workspace);
}

/**
 * Shows an app's answer where the command or click was made: ephemeral unless it says `in_channel`,
 * also where the bot is no member.
 */
export function answerTo(to: Responding, sent: Answered, workspace: Workspace): void {
  const { messages } = workspace;
  const original = originalOf(to, workspace);
  if (sent.delete_original) {
    if (original) messages.remove(original);
    return;
  }

  const content = checkedContent(sent, workspace.files);
  if (sent.replace_original && original) {
    const { blocks: _, ...kept } = original;
    messages.replace({ ...kept, ...content, editedAt: workspace.ids.ts() });
    return;
  }
  messages.post({
    channel: to.channel,
    user: bot.user,
    ...content,
    ...(to.thread && { thread: to.thread }),
    ...(sent.response_type !== 'in_channel' && { only: to.user }),
  });
}

function originalOf(to: Responding, { messages }: Workspace): Message | undefined {
  if (!to.message) return undefined;
  return to.ephemeral
    ? messages.findEphemeral(to.user, to.message)
    : messages.find(to.channel, to.message);
}
