import { describe, expect, it } from '@jest/globals';

import { useBrowser } from '#test/page/support/browser.ts';
import { channel, newest, type, usePlayground } from '#test/page/support/playground.ts';
import { verdict } from '#test/page/support/sample-blocks.ts';

const browser = useBrowser();
const space = usePlayground();

describe('the page', () => {
  it('says what it is', async () => {
    const page = await browser.open(space.playground.pageUrl);

    await page.getByText('Local demo: recorded cluster. Nothing here reaches Slack.').waitFor();
    expect(await page.locator('#channels button').allInnerTexts()).toContain('# ops');
  });

  it('shows a command’s answer to the asker only, until the page is loaded again', async () => {
    space.app.reacts(({ text: asked }) => ({ text: `*${String(asked)}*: looking…` }));
    const page = await browser.open(space.playground.pageUrl);
    const other = await browser.open(space.playground.pageUrl);
    await other.getByRole('button', { name: '@joon' }).click();

    await type(page, '/k8s why web-6c7c');
    await page.getByText('Only visible to you').waitFor();

    expect(await newest(page).locator('strong').allInnerTexts()).toContain('why web-6c7c');
    expect(await other.locator('.message').count()).toBe(0);
    await page.reload();
    await page.getByText('Nothing here yet').waitFor();
    expect(await page.locator('.message').count()).toBe(0);
  });

  it('says so when a command fails', async () => {
    space.app.reacts(() => 500);
    const page = await browser.open(space.playground.pageUrl);

    await type(page, '/k8s why web');

    expect(
      await page.getByText('/k8s failed with the error "dispatch_failed"').innerText(),
    ).toContain('/k8s failed with the error "dispatch_failed"');
  });

  it('renders the blocks of a message, and nothing in them as HTML', async () => {
    const page = await browser.open(space.playground.pageUrl);
    const injected = '<b>no</b> &lt;img src=x onerror=alert(1)&gt; <https://a.example|docs>';

    await space.client.chat.postMessage({
      channel,
      text: 'a',
      blocks: [...verdict, { type: 'section', text: { type: 'mrkdwn', text: injected } }] as never,
    });
    await newest(page).waitFor();

    const shown = newest(page);
    expect(await shown.locator('pre').innerText()).toContain('k8s-worker2  1');
    expect(await shown.locator('.fields > div').count()).toBe(2);
    expect(await shown.locator('.context .mention').innerText()).toBe('@mina');
    expect(await shown.locator('button.primary').innerText()).toBe('Review fix');
    expect(await shown.locator('a').getAttribute('href')).toBe('https://a.example');
    expect(await shown.locator('img, b').count()).toBe(0);
    expect(await shown.innerText()).toContain('<img src=x onerror=alert(1)>');
  });

  it('follows edits and deletions', async () => {
    const page = await browser.open(space.playground.pageUrl);
    const { ts = '' } = await space.client.chat.postMessage({ channel, text: 'applying…' });
    await page.getByText('applying…').waitFor();

    await space.client.chat.update({ channel, ts, text: 'applied' });
    await page.getByText('applied').waitFor();
    expect(await newest(page).innerText()).toContain('(edited)');

    await space.client.chat.delete({ channel, ts });
    expect(await page.getByText('Nothing here yet').innerText()).toContain('Nothing here yet');
  });

  it('opens a thread beside the channel', async () => {
    const page = await browser.open(space.playground.pageUrl);
    const { ts = '' } = await space.client.chat.postMessage({ channel, text: 'parent' });
    await space.client.chat.postMessage({ channel, text: 'detail one', thread_ts: ts });
    await space.client.chat.postMessage({ channel, text: 'detail two', thread_ts: ts });

    await page.getByRole('button', { name: '2 replies' }).click();

    expect(await page.locator('#replies .text').allInnerTexts()).toEqual([
      'parent',
      'detail one',
      'detail two',
    ]);
    await type(page, '@kubewhy why db', '#thread-composer');
    await page.locator('#replies').getByText('why db').waitFor();
    expect(space.app.received.at(-1)).toMatchObject({
      event: { type: 'app_mention', thread_ts: ts },
    });
  });
});
