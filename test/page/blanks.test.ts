import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';

import { phone, useBrowser } from '#test/page/support/browser.ts';
import { useDemo } from '#test/page/support/demo.ts';
import { newest, type } from '#test/page/support/playground.ts';

const browser = useBrowser();
const demo = useDemo('--snapshot', 'test/scenarios/svc-targetport-wrong');

it('a blank is filled in, previewed, applied and taken back', async () => {
  const page = await browser.open(demo.pageUrl);
  const { answer, dialog } = await form(page);
  const value = await dialog.locator('select').inputValue();
  await dialog.locator('input[type="text"]').fill('many');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByText('cannot stand there').waitFor();

  await dialog.locator('input[type="text"]').fill('');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.locator('pre').waitFor();
  expect(await dialog.locator('pre').innerText()).toContain(`: ${value}`);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await answer.getByText('and verified').waitFor();
  expect(await answer.locator('.actions button').allInnerTexts()).toEqual(['Undo']);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });

  await answer.getByRole('button', { name: 'Undo' }).click();
  await dialog.locator('pre').waitFor();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await answer.getByText('Undo:').waitFor();
});

it('a blank is asked for in Korean, and fits a phone', async () => {
  const page = await browser.open(demo.pageUrl, phone);

  const { dialog } = await form(page, ' --lang ko', '해결책 검토');

  expect(await dialog.getByRole('button', { name: '미리보기' }).count()).toBe(1);
  expect(await dialog.getByText('다른 값').count()).toBe(1);
  const width = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(width).toBe(0);
});

/** Asks about the Service, and opens the form of its fix. */
async function form(page: Page, options = '', button = 'Review fix') {
  await type(page, `/k8s why svc/catalog -n svc-catalog${options}`);
  const answer = newest(page);
  await answer.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('select').waitFor();
  return { answer, dialog };
}
