import type { Sight } from '../domain/audience.ts';
import { isListed } from './open-namespaces.ts';

/** What is shown in a channel: of these namespaces, objects of these kinds, and with `logs` lines of logs. */
export type ShownInChannel = Readonly<{
  namespaces: readonly string[];
  kinds: readonly string[];
  logs: boolean;
}>;
/** By the id of the channel; "*" is every other one. */
export type ReadableChannels = Readonly<Record<string, ShownInChannel>>;

/** What is shown in a channel; undefined: nothing. */
export function shownIn(channel: string, channels: ReadableChannels): ShownInChannel | undefined {
  return Object.hasOwn(channels, channel) ? channels[channel] : channels['*'];
}

/** Whether a channel shows it. What belongs to no namespace, such as a node, is shown wherever its kind is. */
export function isShown({ on, isLog }: Sight, shown: ShownInChannel | undefined): boolean {
  if (!shown || (isLog && !shown.logs)) return false;
  const namespace = on.kind === 'Namespace' ? on.name : on.namespace;
  const kind = on.kind.split('/').at(-1)?.toLowerCase() ?? '';
  const kinds = shown.kinds.map((one) => one.toLowerCase());
  return (!namespace || isListed(namespace, shown.namespaces)) && isListed(kind, kinds);
}

/** Whether only one person reads there, so that their own rights decide. */
export function isDirect(channel: string): boolean {
  return channel.startsWith('D');
}
