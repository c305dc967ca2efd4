import { describe, expect, it } from '@jest/globals';

import { useBrowser } from '#test/page/support/browser.ts';
import { channel, type, usePlayground } from '#test/page/support/playground.ts';
import { verdict } from '#test/page/support/sample-blocks.ts';

const browser = useBrowser();
const space = usePlayground();

describe('a click', () => {
  it('asks first where the button says so', async () => {
    const page = await browser.open(space.playground.pageUrl);
    await space.client.chat.postMessage({ channel, text: 'a', blocks: verdict as never });
    const before = space.app.received.length;

    await page.getByRole('button', { name: 'Abort canary' }).click();
    await page.getByRole('button', { name: 'Keep' }).click();
    expect(space.app.received).toHaveLength(before);
    const heard = space.app.next();
    await page.getByRole('button', { name: 'Abort canary' }).click();
    await page.getByRole('button', { name: 'Abort', exact: true }).click();

    expect(await heard).toMatchObject({ actions: [{ action_id: 'abort' }] });
  });

  it('sends the chosen option of a menu', async () => {
    const page = await browser.open(space.playground.pageUrl);
    await space.client.chat.postMessage({ channel, text: 'a', blocks: verdict as never });

    const heard = space.app.next();
    await page.getByLabel('Which one?').selectOption('b');

    expect(await heard).toMatchObject({ actions: [{ selected_option: { value: 'b' } }] });
  });

  it('says so when the app does not take it', async () => {
    const page = await browser.open(space.playground.pageUrl);
    await space.client.chat.postMessage({ channel, text: 'a', blocks: verdict as never });
    space.app.reacts(() => 503);

    await page.getByRole('button', { name: 'Review fix' }).click();

    expect(await page.getByText('The app answered 503. Try again.').innerText()).toContain(
      'The app answered 503. Try again.',
    );
  });
});

describe('a modal', () => {
  const view = (title: string, ...blocks: object[]) => ({
    type: 'modal' as const,
    title: { type: 'plain_text' as const, text: title },
    submit: { type: 'plain_text' as const, text: 'Apply' },
    blocks: blocks as never,
  });
  const section = (words: string) => ({ type: 'section', text: { type: 'mrkdwn', text: words } });
  const reason = {
    type: 'input',
    block_id: 'reason',
    label: { type: 'plain_text', text: 'Reason' },
    element: { type: 'plain_text_input', action_id: 'text' },
  };

  it('opens, is filled later, shows errors, and closes when it is accepted', async () => {
    const page = await browser.open(space.playground.pageUrl);
    await space.client.chat.postMessage({ channel, text: 'a', blocks: verdict as never });
    const heard = space.app.next();
    await page.getByRole('button', { name: 'Review fix' }).click();
    const { trigger_id } = (await heard) as { trigger_id: string };

    const opened = await space.client.views.open({
      trigger_id,
      view: view('Review fix', section('loading…')),
    });
    const dialog = page.getByRole('dialog', { name: 'Review fix' });
    await dialog.getByText('loading…').waitFor();
    await space.client.views.update({
      view_id: opened.view?.id ?? '',
      view: view('Review fix', section('```- old\n+ new```'), reason),
    });
    await dialog.locator('pre').waitFor();

    await dialog.getByRole('button', { name: 'Apply' }).click();
    await dialog.getByText('This is a required field').waitFor();
    await dialog.getByLabel('Reason').fill('canary is stuck');
    space.app.reacts(() => ({ response_action: 'errors', errors: { reason: 'Name the ticket' } }));
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await dialog.getByText('Name the ticket').waitFor();
    space.app.reacts(() => '');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await dialog.waitFor({ state: 'hidden' });

    const state = { values: { reason: { text: { value: 'canary is stuck' } } } };
    expect(space.app.received.at(-1)).toMatchObject({ type: 'view_submission', view: { state } });
  });

  it('is closed by Escape', async () => {
    const page = await browser.open(space.playground.pageUrl);
    await type(page, '/k8s help');
    const { triggers, views } = space.playground.double.workspace;
    await space.client.views.open({
      trigger_id: triggers.create('UMINA00001'),
      view: view('Help'),
    });
    await page.getByRole('dialog').waitFor();

    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });

    expect(views.of('UMINA00001')).toEqual([]);
  });
});

describe('the sample alert', () => {
  it('fires and resolves one episode at the app’s webhook', async () => {
    const page = await browser.open(space.playground.pageUrl);

    const firing = space.app.next();
    await page.getByRole('button', { name: 'Fire KubePodNotReady' }).click();
    const fired = await firing;
    await page.getByText('The webhook took the alert.').waitFor();
    const resolving = space.app.next();
    await page.getByRole('button', { name: 'Resolve' }).click();
    const resolved = await resolving;

    const alert = { labels: { alertname: 'KubePodNotReady', namespace: 'blog-system' } };
    expect(fired).toMatchObject({ version: '4', status: 'firing', alerts: [alert] });
    const { alerts } = fired as { alerts: [{ startsAt: string }] };
    const { startsAt } = alerts[0];
    expect(resolved).toMatchObject({ status: 'resolved', alerts: [{ ...alert, startsAt }] });
  });
});
