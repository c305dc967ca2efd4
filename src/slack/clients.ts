import { WebClient } from '@slack/web-api';

import type { Log } from '../domain/log.ts';
import { present } from '../text/present.ts';
import { boltLogger } from './bolt-logger.ts';

/** A trigger lives for 3 s, and a command must be acknowledged in that time. */
const AT_ONCE_MS = 2500;
const POST_MS = 10_000;

/**
 * Two clients, because a 429 stops the whole client that met it: what hurries never waits behind posts.
 * Neither retries by itself: a second post could be a second message, and the queue knows when to run again.
 */
export function slackClients(
  token: string,
  slackApiUrl: string | undefined,
  log: Log,
): Readonly<{ atOnce: WebClient; posts: WebClient }> {
  const options = {
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
    logger: boltLogger(log),
    ...present({ slackApiUrl }),
  };
  return {
    atOnce: new WebClient(token, { ...options, timeout: AT_ONCE_MS }),
    posts: new WebClient(token, { ...options, timeout: POST_MS }),
  };
}
