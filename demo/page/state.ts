// What the page knows, and how a change of the workspace changes it: pure.
import type { Channel, Message, User, View } from '../slack-double/workspace/model.ts';
import type { PageEvent, Start } from './protocol.ts';

/** Everything that the page shows. */
export type State = Start &
  Readonly<{
    me: string;
    channel: string;
    thread: string | undefined; // the ts of its parent
    unread: ReadonlySet<string>; // channels
  }>;

/** The page as somebody first sees it. */
export function begin(start: Start, me: string, channel: string): State {
  return { ...start, me, channel, thread: undefined, unread: new Set() };
}

/** The state after one change. */
export function after(event: PageEvent, state: State): State {
  switch (event.is) {
    case 'message':
      return withMessage(event.message, state);
    case 'deleted': {
      const isIt = ({ ts, channel }: Message) => ts === event.ts && channel === event.channel;
      const messages = state.messages.filter((one) => !isIt(one));
      return { ...state, messages, thread: event.ts === state.thread ? undefined : state.thread };
    }
    case 'views':
      return { ...state, views: event.stack };
    case 'channel': {
      const { channel } = event;
      const channels = state.channels.map((one) => (one.id === channel.id ? channel : one));
      return { ...state, channels };
    }
  }
}

function withMessage(message: Message, state: State): State {
  const others = state.messages.filter(({ ts }) => ts !== message.ts);
  const isNew = others.length === state.messages.length;
  const messages = [...others, message].toSorted((a, b) => (a.ts < b.ts ? -1 : 1));
  const unread =
    isNew && message.channel !== state.channel && message.user !== state.me
      ? new Set([...state.unread, message.channel])
      : state.unread;
  return { ...state, messages, unread };
}

/** Moves to another channel, which counts as read. */
export function goTo(channel: string, state: State): State {
  const unread = new Set([...state.unread].filter((one) => one !== channel));
  return withThread(undefined, { ...state, channel, unread });
}

/** Opens a thread beside the channel, or closes it. */
export function withThread(thread: string | undefined, state: State): State {
  return { ...state, thread };
}

/** What stands in the middle: the channel's messages without replies. */
export function inChannel({ messages, channel }: State): readonly Message[] {
  return messages.filter((one) => one.channel === channel && !one.thread);
}

/** A thread with its parent. */
export function inThread(ts: string, { messages }: State): readonly Message[] {
  return messages.filter((one) => one.ts === ts || one.thread === ts);
}

/** The modal that is visible. */
export function topView({ views }: State): View | undefined {
  return views.at(-1);
}

/** The channel that is open. */
export function openChannel({ channels, channel }: State): Channel | undefined {
  return channels.find(({ id }) => id === channel);
}

/** Those whom one can be on the page. */
export function people({ users }: State): readonly User[] {
  return users.filter(({ bot }) => !bot);
}
