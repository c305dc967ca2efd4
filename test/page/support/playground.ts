import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import type { WebClient } from '@slack/web-api';
import type { Locator, Page } from 'playwright-core';

import { type Playground, startPlayground } from '#demo/start-playground.ts';
import {
  alertToken,
  botToken,
  type FakeApp,
  signingSecret,
  startFakeApp,
} from '#test/demo/support/fake-app.ts';
import { clientOf } from '#test/demo/support/workspace.ts';

/** A fresh playground before each test, with a fake app behind it. */
export type TestPlayground = { app: FakeApp; playground: Playground; client: WebClient };

/** The channel that the page opens with. */
export const channel = 'COPS000001';

/** Starts one app for the file and one playground for each test; the names are bound when a test runs. */
export function usePlayground(): TestPlayground {
  const space = {} as TestPlayground;
  beforeAll(async () => {
    space.app = await startFakeApp();
  });
  beforeEach(async () => {
    const { url } = space.app;
    space.app.reacts(() => '');
    space.playground = await startPlayground({
      port: 0,
      slack: { signingSecret, botToken, requestUrl: url },
      startOver: async () => {},
      alerts: { url: url.replace('/slack/events', '/webhooks/alertmanager'), token: alertToken },
    });
    space.client = clientOf(space.playground.apiUrl);
  });
  afterEach(() => space.playground.stop());
  afterAll(() => space.app.stop());
  return space;
}

/** The channel's newest message. */
export function newest(page: Page): Locator {
  return page.locator('#messages .message').last();
}

/** Writes a line and sends it. */
export async function type(page: Page, text: string, composer = '#composer'): Promise<void> {
  await page.locator(`${composer} textarea`).fill(text);
  await page.locator(`${composer} textarea`).press('Enter');
}

/** What reaches beyond that width, which should be nothing. */
export function tooWide(page: Page, width: number): Promise<readonly string[]> {
  return page
    .locator('body, body *')
    .evaluateAll(
      (all, most) =>
        all
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > most + 0.5)
          .map((one) => `${one.tagName} ${one.className} ${one.textContent?.slice(0, 80)}`),
      width,
    );
}
