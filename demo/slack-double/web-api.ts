import type { Faults } from './faults.ts';
import type { Context } from './method.ts';
import { methods } from './methods/index.ts';
import type { RateLimits } from './rate-limits.ts';
import { SlackError } from './slack-error.ts';

/** One call of the Web API and what it was answered. */
export type Call = Readonly<{
  method: string;
  args: Readonly<Record<string, unknown>>;
  at: number; // ms since the epoch
  answer: Answer;
}>;

/** An HTTP answer, or a connection that is cut. */
export type Answer = Readonly<
  | { is: 'json'; status: number; body: object; retryAfter?: number }
  | { is: 'text'; status: number; body: string }
  | { is: 'reset' }
>;

/** What the Web API is made of. */
export type WebApi = Readonly<{
  token: string;
  context: Context;
  limits: RateLimits;
  faults: Faults;
  calls: Call[];
}>;

/** Answers one call as Slack does, and keeps it in `calls`. */
export async function answerCall(
  name: string,
  token: string | undefined,
  args: Readonly<Record<string, unknown>>,
  api: WebApi,
): Promise<Answer> {
  const answer = await withFaults(name, token, args, api);
  api.calls.push({ method: name, args, at: api.context.workspace.now(), answer });
  return answer;
}

async function withFaults(
  name: string,
  token: string | undefined,
  args: Readonly<Record<string, unknown>>,
  api: WebApi,
): Promise<Answer> {
  const fault = api.faults.take(name, args);
  switch (fault?.is) {
    case undefined:
      return plainly(name, token, args, api);
    case 'rate-limited':
      return tooMany(fault.seconds);
    case 'error':
      return failed(new SlackError(fault.code));
    case 'delay':
      await new Promise((resolve) => setTimeout(resolve, fault.ms));
      return plainly(name, token, args, api);
    case 'held':
      await fault.until();
      return plainly(name, token, args, api);
    case 'status':
      if (fault.effect) plainly(name, token, args, api);
      return { is: 'text', status: fault.status, body: 'Server error' };
    case 'reset':
      if (fault.effect) plainly(name, token, args, api);
      return { is: 'reset' };
  }
}

function plainly(
  name: string,
  token: string | undefined,
  args: Readonly<Record<string, unknown>>,
  { context, limits, ...api }: WebApi,
): Answer {
  const method = methods.find((one) => one.name === name);
  if (!method) return failed(new SlackError('unknown_method'));
  if (!token) return failed(new SlackError('not_authed'));
  if (token !== api.token) return failed(new SlackError('invalid_auth'));
  const wait = limits.take(name, method.tier, String(args['channel']));
  if (wait !== undefined) return tooMany(wait);
  try {
    return { is: 'json', status: 200, body: { ok: true, ...method.run(args, context) } };
  } catch (error) {
    if (error instanceof SlackError) return failed(error);
    throw error;
  }
}

/** How Slack says no. */
export function failed({ code, messages }: SlackError): Answer {
  const details = messages.length > 0 && {
    errors: messages,
    response_metadata: { messages },
  };
  return { is: 'json', status: 200, body: { ok: false, error: code, ...details } };
}

function tooMany(seconds: number): Answer {
  return {
    is: 'json',
    status: 429,
    body: { ok: false, error: 'ratelimited' },
    retryAfter: seconds,
  };
}
