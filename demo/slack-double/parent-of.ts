import { SlackError } from './slack-error.ts';
import type { Channel } from './workspace/model.ts';
import type { Workspace } from './workspace/workspace.ts';

/**
 * The thread that a reply goes to. Slack asks for the parent's ts and attaches replies to anything else
 * somewhere unexpected; the double throws SlackError `thread_not_found` or `cannot_reply_to_message`.
 */
export function parentOf(
  ts: string | undefined,
  { id }: Channel,
  { messages }: Workspace,
): string | undefined {
  if (ts === undefined) return undefined;
  const parent = messages.find(id, ts);
  if (!parent) throw new SlackError('thread_not_found');
  if (parent.thread) throw new SlackError('cannot_reply_to_message');
  return parent.ts;
}
