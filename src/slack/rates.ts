import type { Rate } from '../domain/ports.ts';

/** Per workspace and app, as Slack publishes them: https://docs.slack.dev/apis/web-api/rate-limits */
const PER_MINUTE = { 'tier-3': 50, 'tier-4': 100 } as const;
/** At once, of those of a minute; the others come evenly, so that nobody waits long for the next one. */
const BURST = 5;
/** Left over in each minute, since calls do not reach Slack as evenly as they leave. */
const SPARE = 5;

/**
 * How often each method may be called; posts at one message a second in each channel. A fifth of a turn makes up for
 * a call that came late.
 */
export const rates = {
  'chat.postMessage': { everyMs: 1_050, burst: 1.2, perChannel: true },
  'chat.update': tier('tier-3'),
  'chat.delete': tier('tier-3'),
  'conversations.history': tier('tier-3'),
  'conversations.open': tier('tier-3'),
  'conversations.replies': tier('tier-3'),
  'views.update': tier('tier-4'),
} as const satisfies Record<string, Rate & Readonly<{ perChannel: boolean }>>;

/** A method whose calls are made in turn. */
export type Method = keyof typeof rates;

function tier(name: keyof typeof PER_MINUTE) {
  const everyMs = Math.ceil(60_000 / (PER_MINUTE[name] - BURST - SPARE));
  return { everyMs, burst: BURST, perChannel: false };
}
