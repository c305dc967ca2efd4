import {
  WebAPIHTTPError,
  WebAPIPlatformError,
  WebAPIRateLimitedError,
  WebAPIRequestError,
} from '@slack/web-api';

import { DeliveryDelayed, refusalOf, SlackRefused, SlackUnsure } from './errors.ts';

/** Makes one call, about a channel where it is about one, and puts Slack's many ways to fail into our four. */
export async function translated<T>(
  call: string,
  made: () => Promise<T>,
  channel?: string,
): Promise<T> {
  try {
    return await made();
  } catch (error) {
    throw inOurWords(call, error, channel);
  }
}

/** What the answer of a response_url means; its body says nothing reliable. */
export function answerOf(call: string, { status, headers }: Response): Error {
  if (status === 429) return new DeliveryDelayed(waitOf(Number(headers.get('retry-after'))));
  if (status >= 500) return new SlackUnsure(`Slack answered ${status} to ${call}.`);
  return new SlackRefused(call, `status_${status}`);
}

function inOurWords(call: string, error: unknown, channel: string | undefined): unknown {
  if (error instanceof WebAPIRateLimitedError) {
    return new DeliveryDelayed(waitOf(error.retryAfter), { cause: error });
  }
  if (error instanceof WebAPIPlatformError) {
    const code = error.data.error;
    if (code === 'ratelimited') return new DeliveryDelayed(waitOf(Number.NaN), { cause: error });
    return UNSURE.has(code)
      ? new SlackUnsure(`Slack answered ${code} to ${call}.`, { cause: error })
      : refusalOf({ call, code, channel }, { cause: error });
  }
  if (error instanceof WebAPIHTTPError || error instanceof WebAPIRequestError) {
    return new SlackUnsure(`Slack's answer to ${call} was lost: ${error.message}.`, {
      cause: error,
    });
  }
  return error;
}

/** Seconds to milliseconds; 30 s where Slack does not say. */
function waitOf(seconds: number): number {
  return (Number.isFinite(seconds) && seconds > 0 ? seconds : 30) * 1000;
}

/** Slack's own trouble: it does not say whether the call took effect. */
const UNSURE = new Set([
  'fatal_error',
  'internal_error',
  'request_timeout',
  'service_unavailable',
  'team_added_to_org',
]);
