// One class per decision that the queue or a listener can take about Slack's answer.

/** Slack asks for a pause: nothing was posted, and the job has to run again after it. */
export class DeliveryDelayed extends Error {
  override readonly name = 'DeliveryDelayed';
  readonly retryAfterMs: number;

  constructor(retryAfterMs: number, options?: ErrorOptions) {
    super(`Slack asks to wait ${retryAfterMs} ms.`, options);
    this.retryAfterMs = retryAfterMs;
  }
}

/** Slack did not answer, or with an error of its own: it may or may not have happened. Run again. */
export class SlackUnsure extends Error {
  override readonly name = 'SlackUnsure';
}

/** Slack will not do this however often it is asked; `code` is its word for why. */
export class SlackRefused extends Error {
  override readonly name = 'SlackRefused';
  readonly code: string;

  constructor(call: string, code: string, options?: ErrorOptions) {
    super(`Slack refused ${call}: ${code}.${ADVICE[code] ?? ''}`, options);
    this.code = code;
  }
}

const ADVICE: Readonly<Record<string, string>> = {
  invalid_auth: ' Check the bot token (SLACK_BOT_TOKEN).',
  not_authed: ' Set the bot token (SLACK_BOT_TOKEN).',
  token_revoked: ' Install the app again and set the new bot token (SLACK_BOT_TOKEN).',
  account_inactive: ' Install the app again and set the new bot token (SLACK_BOT_TOKEN).',
  missing_scope: ' Add the missing scope to the app and install it again.',
  not_in_channel: ' Invite @kubewhy to the channel.',
  channel_not_found: ' Check the channel id, and invite @kubewhy if the channel is private.',
  is_archived: ' The channel is archived: choose another one.',
};

/** Whether the bot may not post there, while the asker can still be told by response_url. */
export function isNoAccess(error: unknown): error is SlackRefused {
  return error instanceof SlackRefused && NO_ACCESS.has(error.code);
}

const NO_ACCESS = new Set([
  'not_in_channel',
  'channel_not_found',
  'is_archived',
  'restricted_action',
  'restricted_action_read_only_channel',
  'restricted_action_thread_only_channel',
  'restricted_action_non_threadable_channel',
]);
