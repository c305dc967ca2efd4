import { expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';

import { desktop, phone, useBrowser } from '#test/page/support/browser.ts';
import { useDemo } from '#test/page/support/demo.ts';
import { newest, tooWide, type } from '#test/page/support/playground.ts';

const WORDS = {
  en: {
    review: 'Review fix',
    refused: 'cannot stand there',
    preview: 'Preview',
    apply: 'Apply',
    verified: 'and verified',
    undo: 'Undo',
    undone: 'Undo:',
  },
  ko: {
    review: '해결책 검토',
    refused: '쓸 수 없습니다',
    preview: '미리보기',
    apply: '적용',
    verified: '확인했습니다',
    undo: '되돌리기',
    undone: '되돌리기:',
  },
} as const;

const browser = useBrowser();
const demo = useDemo('--snapshot', 'test/scenarios/svc-targetport-wrong');

it.each([
  ['a desk', 'English', 'en', desktop],
  ['a desk', 'Korean', 'ko', desktop],
  ['a phone', 'English', 'en', phone],
  ['a phone', 'Korean', 'ko', phone],
] as const)(
  'on %s and in %s a blank is filled in, previewed, applied and taken back',
  async (_, __, lang, viewport) => {
    const page = await browser.open(demo.pageUrl, viewport);
    const words = WORDS[lang];
    const fits = async () => expect(await tooWide(page, viewport.width)).toEqual([]);
    const { answer, dialog } = await form(page, lang);
    await fits();
    const value = await dialog.locator('select').inputValue();
    await dialog.locator('input[type="text"]').fill('many');
    await press(dialog, words.preview);
    await dialog.getByText(words.refused).waitFor();
    await fits();

    await dialog.locator('input[type="text"]').fill('');
    await press(dialog, words.preview);
    await dialog.locator('pre').waitFor();
    expect(await dialog.locator('pre').innerText()).toContain(`: ${value}`);
    await fits();
    await press(dialog, words.apply);
    await answer.getByText(words.verified).first().waitFor();
    expect(await answer.locator('.actions button').allInnerTexts()).toEqual([words.undo]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await fits();

    await press(answer, words.undo);
    await dialog.locator('pre').waitFor();
    await fits();
    await press(dialog, words.undo);
    await answer.getByText(words.undone).waitFor();
    await fits();
  },
);

async function press(within: Locator, name: string): Promise<void> {
  await within.getByRole('button', { name, exact: true }).click();
}

/** Asks about the Service, and opens the form of its fix. */
async function form(page: Page, lang: keyof typeof WORDS) {
  await type(page, `/k8s why svc/catalog -n svc-catalog --lang ${lang}`);
  const answer = newest(page);
  await press(answer, WORDS[lang].review);
  const dialog = page.getByRole('dialog');
  await dialog.locator('select').waitFor();
  return { answer, dialog };
}
