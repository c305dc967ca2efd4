import type { Block } from '../blocks/block.ts';
import { elementsOf } from '../blocks/elements.ts';
import { SlackError } from '../slack-error.ts';
import type { Ids } from './ids.ts';
import type { Message, WorkspaceEvent } from './model.ts';

/** A message before it has a timestamp. */
export type Draft = Omit<Message, 'ts'>;

/** The messages of all channels, ephemeral ones apart: they cannot be found by the Web API. */
export interface Messages {
  post(draft: Draft): Message;
  /** Replaces a message; ephemeral ones too. */
  replace(message: Message): Message;
  remove(message: Message): void;
  find(channel: string, ts: string): Message | undefined;
  findEphemeral(user: string, ts: string): Message | undefined;
  /** Oldest first, replies included. */
  in(channel: string): readonly Message[];
  ephemerals(user: string): readonly Message[];
  /** Removes them all. */
  clear(): void;
}

/** Keeps messages in memory and announces every change. */
export function createMessages(ids: Ids, announce: (event: WorkspaceEvent) => void): Messages {
  const stored: Message[] = [];
  const removed = ({ channel, ts, only }: Message) =>
    announce({ is: 'deleted', channel, ts, ...(only && { only }) });
  const same = (one: Message) => (other: Message) =>
    one.ts === other.ts && one.channel === other.channel;

  return {
    post(draft) {
      const message = withIds({ ...draft, ts: ids.ts() }, ids);
      stored.push(message);
      announce({ is: 'message', message });
      return message;
    },
    replace(changed) {
      const at = stored.findIndex(same(changed));
      if (at < 0) throw new SlackError('message_not_found');
      const message = withIds(changed, ids);
      stored[at] = message;
      announce({ is: 'message', message });
      return message;
    },
    remove(message) {
      const at = stored.findIndex(same(message));
      if (at < 0) throw new SlackError('message_not_found');
      stored.splice(at, 1);
      removed(message);
    },
    find: (channel, ts) =>
      stored.find((one) => !one.only && one.channel === channel && one.ts === ts),
    findEphemeral: (user, ts) => stored.find((one) => one.only === user && one.ts === ts),
    in: (channel) => stored.filter((one) => !one.only && one.channel === channel),
    ephemerals: (user) => stored.filter((one) => one.only === user),
    clear() {
      for (const message of stored.splice(0)) removed(message);
    },
  };
}

function withIds(message: Message, ids: Ids): Message {
  if (!message.blocks) return message;
  return { ...message, blocks: message.blocks.map((block) => namedBlock(block, ids)) };
}

/** Slack names every block and element that its app left without a name. */
export function namedBlock<B extends Block>(block: B, ids: Ids): B {
  const copy = structuredClone(block);
  const named: Block = copy;
  named.block_id ??= ids.next('b');
  for (const element of elementsOf(named)) element.action_id ??= ids.next('a');
  return copy;
}
