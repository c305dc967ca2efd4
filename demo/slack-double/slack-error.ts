/** What Slack answers with `ok: false`: its error code, and what is wrong where. */
export class SlackError extends Error {
  override readonly name = 'SlackError';
  readonly code: string;
  readonly messages: readonly string[];

  constructor(code: string, messages: readonly string[] = []) {
    super([code, ...messages].join('; '));
    this.code = code;
    this.messages = messages;
  }
}
