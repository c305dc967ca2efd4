import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from '@jest/globals';

import { kubewhy } from '#test/support/command-lines.ts';

const PAGES = ['README.md', ...globSync('docs/*.md').toSorted()];
const COMMAND = /^ {4}(\$ )?(?:kubectl .* \| )?bin\/kubewhy\.mjs (.*?)(?: +#.*)?$/;
/** What the kubectl of the docs writes. */
const PASTED =
  'Error from server (Forbidden): pods is forbidden: User "system:serviceaccount:a:b" cannot list resource "pods" in API group "" in the namespace "a"\n';
const folder = mkdtempSync(join(tmpdir(), 'kubewhy-docs-'));

/** Every command line of a recorded cluster, a saved answer or a pasted text, with the lines that the page shows below it. */
const commands = PAGES.flatMap((page) => commandsOf(page)).filter(({ line }) =>
  /--snapshot |^replay |^explain$/.test(line),
);

describe('the docs', () => {
  afterAll(() => rmSync(folder, { recursive: true }));

  it('show what the commands answer that people try first', () => {
    const shown = commands.filter((one) => one.shown !== '').map(({ line }) => line.split(' ')[0]);

    expect(new Set(shown)).toEqual(
      new Set(['why', 'scan', 'check', 'rollout', 'explain', 'preflight', 'fix', 'replay']),
    );
  });

  it.each(commands)('$page: $line answers what is shown', async ({ line, shown }) => {
    const { status, out, err } = await kubewhy(line.split(' ').map(inFolder), { input: PASTED });

    expect(status).toBe(shown.includes('will deadlock') ? 1 : 0);
    expect(inOrder(unwrapped(`${out}\n${err}`), shown)).toEqual([]);
  });
});

function commandsOf(page: string) {
  const lines = readFileSync(page, 'utf8').split('\n');
  return lines.flatMap((text, at) => {
    const [, prompt, line = ''] = COMMAND.exec(text) ?? [];
    if (line === '') return [];
    const below = lines.slice(at + 1);
    const end = below.findIndex((one) => /^ {4}\$ |^(?! {4}|$)/.test(one));
    const shown = prompt ? below.slice(0, end < 0 ? below.length : end).join('\n') : '';
    return [{ page, line, shown: shown.trim() }];
  });
}

/** Saved answers of the docs lie in a folder of the test. */
function inFolder(part: string): string {
  return /^[\w-]+\.json$/.test(part) ? join(folder, part) : part;
}

/** The parts between "…" that the text does not hold one after the other. */
function inOrder(text: string, shown: string): readonly string[] {
  let from = 0;
  return shown
    .split(/^ *… *$/m)
    .map(unwrapped)
    .filter((part) => {
      const at = text.indexOf(part, from);
      if (at >= 0) from = at + part.length;
      return at < 0;
    });
}

function unwrapped(text: string): string {
  return text.trim().split(/\s+/).join(' ');
}
