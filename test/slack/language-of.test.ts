import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { languageOf } from '#src/slack/language-of.ts';
import type { SlackDoor, SlackUser } from '#src/slack/slack-api.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const nobody = { isBot: false, isGuest: false };

describe('the language of an answer', () => {
  it.each([
    ['that of the person’s Slack', async () => ({ ...nobody, lang: 'ko' as const }), 'ko'],
    ['the configured one where kubewhy does not speak that', async () => nobody, 'en'],
    ['the configured one where Slack does not say', () => Promise.reject(new Error('down')), 'en'],
    [
      'the configured one where Slack is slow',
      () => Promise.withResolvers<SlackUser>().promise,
      'en',
    ],
  ])('is %s', async (_, user, lang) => {
    const door = { user } as Pick<SlackDoor, 'user'> as SlackDoor;

    const spoken = languageOf('UJOON00001', { door, lang: 'en' });
    await jest.advanceTimersByTimeAsync(500);

    expect(await spoken).toBe(lang);
  });
});
