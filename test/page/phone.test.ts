import { describe, expect, it } from '@jest/globals';

import { phone, useBrowser } from '#test/page/support/browser.ts';
import { channel, usePlayground } from '#test/page/support/playground.ts';
import { korean, verdict } from '#test/page/support/sample-blocks.ts';

const browser = useBrowser();
const space = usePlayground();

describe('on a phone', () => {
  it('fits the width, and wraps code as Slack does', async () => {
    const page = await browser.open(space.playground.pageUrl, phone);
    await space.client.chat.postMessage({ channel, text: 'a', blocks: verdict as never });
    await space.client.chat.postMessage({ channel, text: 'a', blocks: korean as never });
    await page.locator('.message pre').first().waitFor();

    const wide = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => [one.scrollWidth, one.clientWidth]);
    const [bodyWidth = 0] = await wide('body');
    const [codeWidth = 0, codeRoom = 0] = await wide('.message pre');

    expect(bodyWidth).toBe(390);
    expect(codeWidth).toBe(codeRoom);
  });

  it('hides the channels behind a button', async () => {
    const page = await browser.open(space.playground.pageUrl, phone);
    expect(await page.locator('#side').isVisible()).toBe(false);

    await page.getByRole('button', { name: 'Channels and people' }).click();
    await page.getByRole('button', { name: '# alerts' }).click();

    expect(await page.locator('#side').isVisible()).toBe(false);
    expect(await page.locator('#channel-name').innerText()).toBe('# alerts');
  });
});
