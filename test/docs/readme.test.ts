import { readFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';

import { kubewhy } from '#test/support/command-lines.ts';

/** A command line of a recorded cluster in README.md, with the lines below it. */
const SAMPLE =
  /^ {4}\$ bin\/kubewhy\.mjs (.*--snapshot .*)\n((?: {4}(?!\$ bin).*\n|\n(?= {4}))+)/gm;

const samples = [...readFileSync('README.md', 'utf8').matchAll(SAMPLE)].map(
  ([, line = '', shown = '']) => ({ line, shown }),
);

describe('README.md', () => {
  it('shows what some commands answer', () => {
    expect(samples.length).toBeGreaterThanOrEqual(3);
  });

  it.each(samples)('shows what is answered to $line', async ({ line, shown }) => {
    const { out } = await kubewhy(line.split(' '));

    // "…" at the end stands for the rest.
    expect(unwrapped(out)).toContain(unwrapped(shown).replace(/ …$/, ''));
  });
});

function unwrapped(text: string): string {
  return text.trim().split(/\s+/).join(' ');
}
