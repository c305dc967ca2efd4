import { isDeepStrictEqual } from 'node:util';

import { type ReadableChannels, shownIn } from '../../approvals/may-read.ts';

type AlertChannels = Readonly<{ alertsChannel?: string; fallbackChannel?: string }>;

const EVERYTHING = { namespaces: ['*'], kinds: ['*'], logs: true };

/** What each channel may see: as the settings list it, and without a list everything where alerts go and nothing elsewhere. */
export function readableChannels(
  listed: ReadableChannels | undefined,
  { alertsChannel, fallbackChannel }: AlertChannels,
): ReadableChannels {
  const named = [alertsChannel, fallbackChannel].filter((one) => one !== undefined);
  return listed ?? Object.fromEntries(named.map((channel) => [channel, EVERYTHING]));
}

/** Whether the answer of an alert may be read in both channels where it may be posted. */
export function showAlike(
  channels: ReadableChannels,
  { alertsChannel, fallbackChannel }: AlertChannels,
): boolean {
  if (!alertsChannel || !fallbackChannel) return true;
  return isDeepStrictEqual(shownIn(alertsChannel, channels), shownIn(fallbackChannel, channels));
}
