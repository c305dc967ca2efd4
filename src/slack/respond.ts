import { SlackUnsure } from './errors.ts';
import type { SlackApi } from './slack-api.ts';
import { answerOf } from './translated.ts';

const RESPOND_MS = 10_000;

/** Answers a command or click by its response_url, for which Slack has no limit but five uses. */
export const respond: SlackApi['respond'] = async (url, { text, blocks }, to) => {
  const body = { text, blocks, response_type: 'ephemeral', replace_original: to === 'replace' };
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(RESPOND_MS),
  }).catch((cause: unknown) => {
    throw new SlackUnsure('The answer of a response_url was lost.', { cause });
  });
  await response.body?.cancel();
  if (!response.ok) throw answerOf('response_url', response);
};
