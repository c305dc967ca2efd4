import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

/** As the probe of this kind of machine starts it: as root without a sandbox, and with no talk to the outside. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The window of a desk and of a phone. */
export const desktop = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };

/** One headless Chromium for the file; each test opens its own pages. */
export type TestBrowser = Readonly<{
  /** Opens an address. What the page logs as an error fails the test. */
  open(url: string, viewport?: typeof desktop): Promise<Page>;
  /** Lets the pages of this test log such errors. */
  allow(errors: RegExp): void;
}>;

/** Starts Chromium (CHROMIUM or /usr/bin/chromium) before the file's tests and closes all pages after each. */
export function useBrowser(env: NodeJS.ProcessEnv = process.env): TestBrowser {
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  let errors: string[] = [];
  let allowed: RegExp | undefined;

  beforeAll(async () => {
    const executablePath = env['CHROMIUM'] ?? '/usr/bin/chromium';
    browser = await chromium.launch({ executablePath, args, headless: true });
  });
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    const found = errors.filter((error) => !allowed?.test(error));
    errors = [];
    allowed = undefined;
    if (found.length > 0) throw new Error(`The page reported: ${found.join('\n')}`);
  });
  afterAll(() => browser?.close());

  return {
    allow(some) {
      allowed = some;
    },
    async open(url, viewport = desktop) {
      const context = await browser.newContext({ viewport, locale: 'en-GB' });
      contexts.push(context);
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await page.goto(url);
      return page;
    },
  };
}
