import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';

import { phone, useBrowser } from '#test/page/support/browser.ts';
import { useDemo } from '#test/page/support/demo.ts';
import { newest, tooWide, type } from '#test/page/support/playground.ts';

const browser = useBrowser();
const demo = useDemo();
/** In pixels: what a phone shows of a message above the keyboard's field. */
const ONE_SCREEN = 650;

/** Asks about the stuck canary and waits for the answer's first button. */
async function askWhy(page: Page, command = '/k8s why web-6c7c'): Promise<Locator> {
  await type(page, command);
  await newest(page).locator('button.primary').waitFor();
  return newest(page);
}

/** The modal with what a button would do. */
async function review(page: Page, answer: Locator, button = 'Review fix'): Promise<Locator> {
  await answer.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('pre').first().waitFor();
  return dialog;
}

async function become(page: Page, person: string): Promise<void> {
  await page.getByRole('button', { name: `@${person}` }).click();
  await page.locator(`#people button[aria-pressed="true"]`, { hasText: person }).waitFor();
}

describe('/k8s why web-6c7c', () => {
  it('is answered with the cause and what may be done', async () => {
    const page = await browser.open(demo.pageUrl);

    const answer = await askWhy(page);

    expect(await answer.innerText()).toContain('proven');
    expect(await answer.locator('.actions button').allInnerTexts()).toEqual([
      'Review fix',
      expect.stringContaining('Abort'),
    ]);
  });

  it('is complete on one screen of a phone', async () => {
    const page = await browser.open(demo.pageUrl, phone);
    const answer = await askWhy(page);

    const top = (await answer.boundingBox())?.y ?? 0;
    const buttons = await answer.locator('.actions button').all();
    const last = await buttons.at(-1)?.boundingBox();
    expect((last?.y ?? Infinity) - top).toBeLessThan(ONE_SCREEN);
  });

  it('has the placement map and all else in a thread', async () => {
    const page = await browser.open(demo.pageUrl);
    const answer = await askWhy(page);

    await answer.getByRole('button', { name: '1 reply' }).click();

    const details = page.locator('#replies .message').last();
    const map = await details.locator('pre').first().innerText();
    expect(map.split('\n').map((line) => line.split(/\s+/).slice(0, 2))).toEqual([
      ['k8s-cp', '0'],
      ['k8s-worker1', '1'],
      ['k8s-worker2', '1'],
    ]);
    expect(await details.innerText()).toContain('scheduling/spread-counts-tainted-node');
    expect(await details.getByRole('button', { name: 'Review fix' }).count()).toBeGreaterThan(1);
  });

  it('changes the cluster as reviewed, is verified, and is answered otherwise then', async () => {
    const page = await browser.open(demo.pageUrl);
    const answer = await askWhy(page);

    expect(await answer.innerText()).toContain('fits on no node');
    const dialog = await review(page, answer);
    const diff = await dialog.locator('pre').first().innerText();
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await answer.getByText('and verified').first().waitFor();

    expect(diff.split('\n').filter((line) => line.startsWith('+'))).toEqual([
      '+ nodeTaintsPolicy: Honor',
      '+ matchLabelKeys:',
      '+   - rollouts-pod-template-hash',
    ]);
    expect(await answer.innerText()).toContain('as recorded');
    expect(await answer.innerText()).not.toContain('more fixes in the thread');
    expect(await answer.locator('.actions button').allInnerTexts()).toEqual(['Undo']);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await type(page, '/k8s why web');
    await page.getByText('will resolve by itself').first().waitFor(); // a pause of its plan
  });

  it('aborts the canary', async () => {
    const page = await browser.open(demo.pageUrl);
    const answer = await askWhy(page);

    const dialog = await review(page, answer, 'Abort the canary');
    expect(await dialog.locator('pre').first().innerText()).toContain('abort');
    await dialog.locator('button[type="submit"]').click();
    await answer.getByText('and verified').first().waitFor();

    expect(await answer.innerText()).toContain('as recorded');
  });

  it('is answered in Korean', async () => {
    const page = await browser.open(demo.pageUrl);
    await become(page, 'joon');

    const answer = await askWhy(page, '/k8s why web-6c7c');
    await answer.getByRole('button', { name: '해결책 검토' }).waitFor(); // what an earlier test asked may still come

    expect(await answer.innerText()).toContain('원인');
    expect(await answer.locator('button.primary').innerText()).toBe('해결책 검토');
  });

  it('does not let a guest review what somebody else asked about', async () => {
    const page = await browser.open(demo.pageUrl);
    const answer = await askWhy(page);
    await become(page, 'alex');

    await answer.getByRole('button', { name: 'Review fix' }).click();
    const refusal = page.getByText('Guests may not use kubewhy.');
    await refusal.waitFor();

    expect(await page.getByRole('button', { name: 'Apply' }).count()).toBe(0);
  });

  it('finds the nearest name for one that is not there', async () => {
    const page = await browser.open(demo.pageUrl);

    await type(page, '/k8s why wbe-6c7c');
    await page.getByText('There is no').waitFor();

    expect(await newest(page).innerText()).toContain('web-6c7c9fb85d-8lqpc');
    expect(await newest(page).getByText('Only visible to you').count()).toBe(1);
  });

  it('is answered to the asker only where the bot is no member, without buttons', async () => {
    const page = await browser.open(demo.pageUrl);
    await page.getByRole('button', { name: '# random' }).click();

    await type(page, '/k8s why web-6c7c');
    await page.getByText('proven').waitFor();

    expect(await newest(page).getByText('Only visible to you').count()).toBe(1);
    expect(await newest(page).innerText()).toContain('invite');
    expect(await newest(page).locator('.actions button').count()).toBe(0);
  });
});

describe('Start over', () => {
  it('takes back a freeze, and what is remembered', async () => {
    const page = await browser.open(demo.pageUrl);
    await askWhy(page);
    await type(page, '/k8s freeze payday');
    await page.getByText('frozen by').waitFor();
    await type(page, '/k8s why web-6c7c');
    await page.getByText('Earlier by kubewhy').waitFor();

    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByText('Earlier by kubewhy').waitFor({ state: 'detached' });
    const answer = await askWhy(page);

    expect(await answer.innerText()).not.toMatch(/Earlier by kubewhy|frozen/);
  });
});

describe('an alert', () => {
  it('brings the verdict to #alerts, and its message says when it is resolved', async () => {
    const page = await browser.open(demo.pageUrl);
    await page.getByRole('button', { name: '# alerts' }).click();

    await page.getByRole('button', { name: 'Fire KubePodNotReady' }).click();
    await newest(page).locator('button.primary').waitFor();
    expect(await newest(page).innerText()).toContain('KubePodNotReady');
    await page.getByRole('button', { name: 'Resolve' }).click();
    await newest(page).getByText('resolved').first().waitFor();

    expect(await page.locator('#messages .message').count()).toBe(1);
  });
});

describe('on a phone', () => {
  it('shows answer, thread and modal within the width', async () => {
    const page = await browser.open(demo.pageUrl, phone);
    const answer = await askWhy(page);
    expect(await tooWide(page, phone.width)).toEqual([]);
    await answer.getByRole('button', { name: '1 reply' }).click();
    await page.locator('#replies .message').last().waitFor();
    expect(await tooWide(page, phone.width)).toEqual([]);
    await page.getByRole('button', { name: 'Close thread' }).click();
    await review(page, answer);
    expect(await tooWide(page, phone.width)).toEqual([]);
  });
});
