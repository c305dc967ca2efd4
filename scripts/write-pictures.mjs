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
  const demo = await startDemoPage(snapshot);
  try {
    const context = await browser.newContext({
      viewport: WIDE,
      locale: 'en-GB',
      timezoneId: 'UTC',
      bypassCSP: true,
    });
    const page = await context.newPage();
    await page.goto(demo.url);
    await page.addStyleTag({ content: FONTS });
    await page.locator('#composer textarea').fill(command);
    await page.locator('#composer textarea').press('Enter');
    const answer = page.locator('#messages .message').last();
    await answer.locator('button.primary').waitFor();
    await answer.evaluate(stillOf, capturedAt(snapshot));
    const [light, dark] = [await seen('light'), await seen('dark')];
    return svgOf(light, dark, title);

    async function seen(colorScheme) {
      await page.emulateMedia({ colorScheme });
      return await answer.evaluate(readMessage);
    }
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
