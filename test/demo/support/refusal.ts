import { SlackError } from '#demo/slack-double/slack-error.ts';

/** What Slack says to something that it refuses. */
export function refusal(check: () => unknown): { code: string; messages: readonly string[] } {
  try {
    check();
  } catch (error) {
    if (error instanceof SlackError) return { code: error.code, messages: error.messages };
    throw error;
  }
  throw new Error('It was accepted.');
}
