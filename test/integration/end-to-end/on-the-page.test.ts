import { afterAll, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';

import { LANGS, type Lang } from '#src/domain/lang.ts';
import { Api } from '#test/integration/support/api.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { createNamespace, type Namespace } from '#test/integration/support/namespace.ts';
import { broughtInto, rolloutStates } from '#test/integration/support/rollout-states.ts';
import { until } from '#test/integration/support/until.ts';
import { desktop, phone, useBrowser } from '#test/page/support/browser.ts';
import { type Demo, startDemo } from '#test/page/support/demo.ts';
import { newest, tooWide, type } from '#test/page/support/playground.ts';

const WORDS = {
  en: {
    promote: 'Promote past the pause',
    abort: 'Abort the canary',
    retry: 'Retry the update',
    rollBack: 'Review fix',
    rolledBack: 'Roll back to revision 1',
    undo: 'Undo',
    apply: 'Apply',
    verified: ': approved by @mina and verified',
  },
  ko: {
    promote: '일시 정지를 끝내고 진행',
    abort: '카나리 중단',
    retry: '업데이트 재시도',
    rollBack: '해결책 검토',
    rolledBack: '리비전 1 상태로 롤백',
    undo: '되돌리기',
    apply: '적용',
    verified: ': @mina 님이 승인한 변경이 반영되었고 효과를 확인했습니다',
  },
} as const;
const SCREENS = { desktop, phone } as const;
type Screen = keyof typeof SCREENS;

const browser = useBrowser();
const { access, kubeconfigs } = testCluster();
const api = new Api(access.admin);
const demos: Demo[] = [];
const namespaces: Namespace[] = [];

afterAll(async () => {
  await Promise.all(demos.map((one) => one.dispose()));
  await Promise.all(namespaces.map((one) => one.delete()));
  api.close();
});

it('a canary is promoted, aborted, retried, aborted again and rolled back, on a desk and a phone, in English and Korean', async () => {
  const ends = await Promise.all([walked('desktop'), walked('phone')]); // they wait most of the time

  expect(ends.flat()).toEqual(
    ['desktop', 'phone'].flatMap((screen) =>
      LANGS.map((lang) => ({ screen, lang, buttons: [WORDS[lang].undo], warns: false })),
    ),
  );
});

/** On a page of its own, one language after the other. */
async function walked(screen: Screen) {
  const [demo, ...canaries] = await Promise.all([started(), ...LANGS.map(released)]);
  const ends = [];
  for (const [at, lang] of LANGS.entries())
    ends.push({ screen, lang, ...(await driven(demo, canaries[at] ?? '', lang, SCREENS[screen])) });
  return ends;
}

/** Presses one button after the other, and tells what the card shows at the end. */
async function driven(demo: Demo, namespace: string, lang: Lang, viewport: typeof desktop) {
  const page = await browser.open(demo.pageUrl, viewport);
  const { promote, abort, retry, rollBack, rolledBack, undo, apply, verified } = WORDS[lang];
  await type(page, `/k8s rollout web -n ${namespace} --lang ${lang}`);
  const card = newest(page);

  for (const [button, title, times, next] of [
    [promote, promote, 1, abort],
    [abort, abort, 1, retry],
    [retry, retry, 1, abort],
    [abort, abort, 2, rollBack],
    [rollBack, rolledBack, 1, undo],
  ] as const) {
    await card.getByRole('button', { name: button, exact: true }).click();
    await applied(page, apply);
    await says(card, `${title}${verified}`, times);
    await card.getByRole('button', { name: next, exact: true }).waitFor();
    expect(await tooWide(page, viewport.width)).toEqual([]);
  }
  // The card is read once more after what was verified, and until then offers the roll back still.
  await card.getByRole('button', { name: rollBack, exact: true }).waitFor({ state: 'detached' });
  const buttons = await card.locator('.actions button').allInnerTexts();
  return { buttons, warns: (await card.innerText()).includes('⚠️') };
}

async function started(): Promise<Demo> {
  const env = { ...process.env, KUBECONFIG: kubeconfigs.admin };
  const demo = await startDemo(env, ['--context', 'test', '--allow-writes']);
  demos.push(demo);
  return demo;
}

/** A canary that waits in a namespace of its own, which it tells. */
async function released(): Promise<string> {
  const own = await createNamespace(api, 'shop');
  namespaces.push(own);
  await broughtInto(rolloutStates['paused by its plan'], 'web', own.name, api);
  return own.name;
}

/** Presses the button that applies what the dialog shows, and closes that. */
async function applied(page: Page, apply: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.locator('pre').first().waitFor();
  expect(await tooWide(page, page.viewportSize()?.width ?? 0)).toEqual([]);
  await dialog.getByRole('button', { name: apply, exact: true }).click();
  await dialog.locator('pre').first().waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

async function says(card: Locator, words: string, times: number): Promise<void> {
  await until(`the card says so ${times} times: ${words}`, async () => {
    return (await card.innerText()).split(words).length > times || undefined;
  });
}
