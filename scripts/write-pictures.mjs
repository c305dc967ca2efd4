// Writes docs/pictures: `npm run pictures`, after a change of what an answer looks like. Needs a build, Redis and Chromium.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { chromium } from 'playwright-core';

import { ensureChromium } from './find-chromium.mjs';
import { startDemoPage } from './pictures/demo-page.mjs';
import { readMessage } from './pictures/read-message.mjs';
import { stillOf } from './pictures/still-of.mjs';
import { svgOf } from './pictures/svg-of.mjs';

const PICTURES = [
  {
    file: 'docs/pictures/answer.svg',
    snapshot: 'test/scenarios/cp-node-selector-no-node',
    command: '/k8s why deploy/indexer -n search',
    title:
      'An answer in Slack: indexer asks for nodes with disktype=nvme, and all nodes have disktype=ssd. The fix was tested.',
  },
];
const WIDE = { width: 1000, height: 1200 };
/** The letters are as wide as those of Verdana and Menlo, one of which most readers have. */
const FONTS = `:root { font-family: 'DejaVu Sans', sans-serif !important }
  code, pre { font-family: 'DejaVu Sans Mono', monospace !important } #messages { max-width: 590px }`;

const executablePath =
  process.env['CHROMIUM'] ?? ensureChromium({ install: false, log: console.error });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'], headless: true });
mkdirSync('docs/pictures', { recursive: true });
try {
  for (const picture of PICTURES) writeFileSync(picture.file, await drawn(picture));
} finally {
  await browser.close();
}

async function drawn({ snapshot, command, title }) {
  const context = await browser.newContext({
    viewport: WIDE,
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  const still = await context.newPage();
  await still.setContent(await answerTo(command, snapshot, context));
  const message = still.locator('.message');
  await message.evaluate(stillOf, capturedAt(snapshot));
  const [light, dark] = [await seen('light'), await seen('dark')];
  if (light.texts.length === 0)
    throw new Error(`Nothing is to be seen of the answer to ${command}.`);
  return svgOf(light, dark, title);

  async function seen(colorScheme) {
    await still.emulateMedia({ colorScheme });
    return await message.evaluate(readMessage);
  }
}

/** The message as a page of its own, which no later news change. */
async function answerTo(command, snapshot, context) {
  const demo = await startDemoPage(snapshot);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await page.goto(demo.url);
    await page.locator('#composer textarea').fill(command);
    await page.locator('#composer textarea').press('Enter');
    const answer = page.locator('#messages .message:not(.only)').last();
    await answer.locator('button.primary').waitFor();
    await answer.locator('.replies', { hasText: '1 reply' }).waitFor();
    const html = await answer.evaluate((message) => message.outerHTML);
    const rules = await page.evaluate(() =>
      Array.from(document.styleSheets, ({ cssRules }) =>
        Array.from(cssRules, (one) => one.cssText),
      ),
    );
    return `<!doctype html><meta charset="utf-8"><style>${rules.flat().join('\n')}${FONTS}</style><ol id="messages">${html}</ol>`;
  } finally {
    await demo.stop();
  }
}

/** "23:42": when the cluster was recorded, which is now for its answers. */
function capturedAt(snapshot) {
  const [, time] =
    /^capturedAt: .*T(\d\d:\d\d)/m.exec(readFileSync(`${snapshot}/meta.yaml`, 'utf8')) ?? [];
  return time;
}
