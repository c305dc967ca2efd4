// One class per decision that the queue or a listener can take about Slack's answer.
import { NotNow } from '../domain/errors.ts';
import { tableOf } from '../text/table-of.ts';

/** Nothing was posted: Slack asks for a pause, or it is not this call's turn. Run again after it. */
export class DeliveryDelayed extends NotNow {
  override readonly name = 'DeliveryDelayed';
  override readonly retryAfterMs: number;

  constructor(retryAfterMs: number, options?: ErrorOptions) {
    super(`The call waits ${retryAfterMs} ms.`, options);
    this.retryAfterMs = retryAfterMs;
  }
}

/** Slack did not answer, or with an error of its own: it may or may not have happened. Run again. */
export class SlackUnsure extends NotNow {
  override readonly name = 'SlackUnsure';
}

/** Slack will not do this however often it is asked; `code` is its word for why. */
export class SlackRefused extends Error {
  override readonly name = 'SlackRefused';
  readonly code: string;

  constructor(call: string, code: string, options?: ErrorOptions) {
    super(`Slack refused ${call}: ${code}.`, options);
    this.code = code;
  }
}

/** Nothing was posted, and nothing will be until somebody mends what the message names. Run again until then. */
export class SlackMisconfigured extends NotNow {
  override readonly name = 'SlackMisconfigured';
  readonly code: string;
  /** What is not as it should: a channel, "app", or the call that Slack refuses for another reason. */
  readonly place: string;

  constructor({ call, code, channel }: Refusal, options?: ErrorOptions) {
    const where = channel ? ` in ${channel}` : '';
    super(`Slack refused ${call}${where}: ${code}. ${helpFor(code)}`, options);
    this.code = code;
    this.place = NO_ACCESS.has(code) ? (channel ?? call) : APP.has(code) ? 'app' : call;
  }
}
type Refusal = Readonly<{ call: string; code: string; channel?: string | undefined }>;

/**
 * What Slack's refusal of a call means. A message that is not posted may be somebody's only news, so it waits for
 * any reason but that its thread is gone.
 */
export function refusalOf(refusal: Refusal, options?: ErrorOptions): Error {
  const { call, code } = refusal;
  const isMendable = code in MENDED_BY || (call === 'chat.postMessage' && !NO_THREAD.has(code));
  return isMendable
    ? new SlackMisconfigured(refusal, options)
    : new SlackRefused(call, code, options);
}

/** Whether the bot may not post there, while somewhere else somebody can still be told. */
export function isNoAccess(error: unknown): error is SlackMisconfigured {
  return error instanceof SlackMisconfigured && NO_ACCESS.has(error.code);
}

/** Whether Slack has said no, so that nothing happened. */
export function isRefusal(error: unknown): error is SlackRefused | SlackMisconfigured {
  return error instanceof SlackRefused || error instanceof SlackMisconfigured;
}

/** Whether nothing came of a call for sure. */
export function isSure(error: unknown): boolean {
  return error instanceof DeliveryDelayed || isRefusal(error);
}

function helpFor(code: string): string {
  return MENDED_BY[code] ?? 'Look the word up in the documentation of the call.';
}

const NO_THREAD = new Set(['thread_not_found', 'cannot_reply_to_message', 'message_not_found']);

const NEW_TOKEN = 'Install the app again and set the new bot token (SLACK_BOT_TOKEN).';
const TOKEN_MENDED_BY: Readonly<Record<string, string>> = {
  invalid_auth: 'Check the bot token (SLACK_BOT_TOKEN).',
  not_authed: 'Set the bot token (SLACK_BOT_TOKEN).',
  token_revoked: NEW_TOKEN,
  token_expired: NEW_TOKEN,
  account_inactive: NEW_TOKEN,
  not_allowed_token_type: 'Set a bot token, which begins with xoxb- (SLACK_BOT_TOKEN).',
  org_login_required: 'The workspace moves to an organisation: install the app there.',
};
const CHANNEL_MENDED_BY: Readonly<Record<string, string>> = {
  not_in_channel: 'Invite @kubewhy to the channel.',
  channel_not_found: 'Check the channel id, and invite @kubewhy if the channel is private.',
  is_archived: 'The channel is archived: unarchive it, or set another one.',
  ...Object.fromEntries(
    ['', '_read_only_channel', '_thread_only_channel', '_non_threadable_channel'].map((kind) => [
      `restricted_action${kind}`,
      'Let @kubewhy post in the channel.',
    ]),
  ),
};
const MENDED_BY: Readonly<Record<string, string>> = tableOf({
  ...TOKEN_MENDED_BY,
  ...CHANNEL_MENDED_BY,
  messages_tab_disabled: 'Show the Messages tab of the app (App Home), for answers to one person.',
  missing_scope: 'Add the missing scope to the app and install it again.',
  no_permission: 'Add the missing scope to the app and install it again.',
  access_denied: 'Let the app into the workspace again.',
  team_access_not_granted: 'Let the app into the workspace again.',
});
const APP = new Set(Object.keys(TOKEN_MENDED_BY));
const NO_ACCESS = new Set(Object.keys(CHANNEL_MENDED_BY));
