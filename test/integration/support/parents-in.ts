import type { SlackDouble } from '#demo/slack-double/slack-double.ts';

/** The incidents that have a thread in a channel, in its order; one that was posted twice is there twice. */
export function parentsIn(double: SlackDouble, channel: string): readonly unknown[] {
  return double
    .messages(channel)
    .map(({ metadata }) => metadata?.event_payload)
    .filter((payload) => payload?.['part'] === 'parent')
    .map((payload) => payload?.['incident']);
}
