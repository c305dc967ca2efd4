import { SlackError } from '../slack-error.ts';
import { createFiles, type Files } from './files.ts';
import { createIds, type Ids } from './ids.ts';
import { createMessages, type Messages } from './messages.ts';
import type { Channel, User, WorkspaceEvent } from './model.ts';
import { bot, channels, users } from './people.ts';
import { createResponseUrls, type ResponseUrls } from './response-urls.ts';
import { createTriggers, type Triggers } from './triggers.ts';
import { createViews, type Views } from './views.ts';

/** Everything that the double remembers. */
export interface Workspace {
  readonly ids: Ids;
  readonly messages: Messages;
  readonly views: Views;
  readonly triggers: Triggers;
  readonly responseUrls: ResponseUrls;
  readonly files: Files;
  readonly now: () => number;
  readonly users: readonly User[];
  readonly channels: () => readonly Channel[];
  /** SlackError `user_not_found`. */
  user(id: string): User;
  /** By id, name or #name; SlackError `channel_not_found`. */
  channel(name: string): Channel;
  /** A channel where the bot may write, or somebody's direct messages by their id: SlackError `is_archived`, `not_in_channel` besides. */
  writable(name: string): Channel;
  /** The direct messages with somebody, who is no bot. */
  directTo(id: string): Channel | undefined;
  join(channel: Channel, user: string): void;
  /** As it was at first: no messages, no modals, and the first members in each channel. */
  startOver(): void;
  /** Calls back for every change; returns what ends that. */
  watch(watcher: (event: WorkspaceEvent) => void): () => void;
}

/** `now` gives ms since the epoch; `fileProcessingMs` is how long a new file cannot be shown. */
export function createWorkspace(now: () => number, fileProcessingMs: number): Workspace {
  const ids = createIds(now);
  const watchers = new Set<(event: WorkspaceEvent) => void>();
  const announce = (event: WorkspaceEvent) => {
    for (const watcher of watchers) watcher(event);
  };
  const open = new Map(channels.map((one) => [one.id, one]));
  const channel = (name: string) => {
    const plain = name.replace(/^#/, '');
    const found = open.get(name) ?? [...open.values()].find((one) => one.name === plain);
    if (!found) throw new SlackError('channel_not_found');
    return found;
  };

  const directTo = (id: string): Channel | undefined => {
    const user = users.find((one) => one.id === id && !one.bot);
    if (!user) return undefined;
    const members = [user.id, bot.user];
    const direct = { id: id.replace(/^U/, 'D'), name: user.name, archived: false, members };
    open.set(direct.id, direct);
    return direct;
  };

  const messages = createMessages(ids, announce);
  const views = createViews(ids, announce);

  return {
    ids,
    now,
    users,
    messages,
    views,
    triggers: createTriggers(ids, now),
    responseUrls: createResponseUrls(now),
    files: createFiles(ids, now, fileProcessingMs),
    channels: () => [...open.values()],
    channel,
    directTo,
    user(id) {
      const found = users.find((one) => one.id === id);
      if (!found) throw new SlackError('user_not_found');
      return found;
    },
    writable(name) {
      const found = directTo(name) ?? channel(name);
      if (found.archived) throw new SlackError('is_archived');
      if (!found.members.includes(bot.user)) throw new SlackError('not_in_channel');
      return found;
    },
    join(joined, user) {
      const members = [...new Set([...joined.members, user])];
      open.set(joined.id, { ...joined, members });
      announce({ is: 'channel', channel: { ...joined, members } });
    },
    startOver() {
      messages.clear();
      views.clear();
      for (const one of channels) {
        open.set(one.id, one);
        announce({ is: 'channel', channel: one });
      }
    },
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}
