import { describe, expect, it } from '@jest/globals';

import { useBrowser } from '#test/page/support/browser.ts';
import { channel, type, usePlayground } from '#test/page/support/playground.ts';

const browser = useBrowser();
const space = usePlayground();

describe('the first visit', () => {
  it('offers a command, which Enter sends', async () => {
    const page = await browser.open(space.playground.pageUrl);
    const heard = space.app.next();

    await page.getByRole('button', { name: '/k8s why web-6c7c' }).click();
    await page.keyboard.press('Enter');

    expect(await heard).toMatchObject({ command: '/k8s', text: 'why web-6c7c' });
  });

  it('sends what is written before the channel has come', async () => {
    const page = await browser.open('about:blank');
    const go = Promise.withResolvers<void>();
    await page.route('**/playground/start*', (route) => go.promise.then(() => route.continue()));
    const heard = space.app.next();

    await page.goto(space.playground.pageUrl);
    await type(page, '/k8s why web-6c7c');
    go.resolve();

    expect(await heard).toMatchObject({ command: '/k8s', text: 'why web-6c7c' });
  });

  it('says in each empty channel what it is for', async () => {
    const page = await browser.open(space.playground.pageUrl);
    const empty = page.locator('#empty');

    await page.getByRole('button', { name: '# random' }).click();
    expect(await empty.innerText()).toContain('kubewhy is not in this channel');
    await page.getByRole('button', { name: '# alerts' }).click();
    expect(await empty.innerText()).toContain('No alert yet');
    await page.getByRole('button', { name: '# old' }).click();
    expect(await empty.innerText()).toContain('archived');
  });
});

describe('the keyboard', () => {
  it('reaches everything from the field in which one writes', async () => {
    const page = await browser.open(space.playground.pageUrl);
    await page.locator('#empty button').waitFor();
    const focused = () =>
      page
        .locator(':focus')
        .evaluate((one) => one.getAttribute('aria-label') ?? one.textContent?.trim());

    const reached = [await focused()];
    for (let presses = 0; presses < 3; presses += 1) {
      await page.keyboard.press('Shift+Tab');
      reached.push(await focused());
    }

    expect(reached).toEqual([
      'Message, or /k8s why …',
      'Messages',
      '/k8s why web-6c7c',
      'Start over',
    ]);
  });

  it('closes the thread with Escape', async () => {
    const page = await browser.open(space.playground.pageUrl);
    const { ts = '' } = await space.client.chat.postMessage({ channel, text: 'parent' });
    await space.client.chat.postMessage({ channel, text: 'detail', thread_ts: ts });
    await page.getByRole('button', { name: '1 reply' }).press('Enter');
    await page.locator('#thread').waitFor();

    await page.keyboard.press('Escape');

    await page.locator('#thread').waitFor({ state: 'hidden' });
    expect(await page.locator('#messages').evaluate((one) => one.matches(':focus'))).toBe(true);
  });
});

describe('starting over', () => {
  it('removes all messages', async () => {
    const page = await browser.open(space.playground.pageUrl);
    await type(page, 'hello');
    await page.locator('.message').waitFor();

    await page.getByRole('button', { name: 'Start over' }).click();

    await page.getByText('Nothing here yet').waitFor();
    expect(await page.locator('.message').count()).toBe(0);
  });
});

describe('without its server', () => {
  it('says so', async () => {
    browser.allow(/ERR_/);
    const page = await browser.open(space.playground.pageUrl);
    await page.locator('#empty button').waitFor();

    await space.playground.stop();

    const said = page.getByRole('alert').getByText('kubewhy does not answer');
    await said.waitFor();
    expect(await said.innerText()).toContain('npm start');
  });

  it('says what to do when the address lacks the token', async () => {
    browser.allow(/401/);

    const page = await browser.open(space.playground.pageUrl.replace(/#.*/, ''));

    const said = page.getByRole('alert').getByText('Open the address that kubewhy printed');
    await said.waitFor();
    expect(await said.isVisible()).toBe(true);
  });
});
