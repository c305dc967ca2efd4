import { globSync, readFileSync } from 'node:fs';

import { expect, it } from '@jest/globals';

import { tableOf } from '#src/text/table-of.ts';

it('finds what it holds, and nothing that every object inherits', () => {
  const table = tableOf({ web: 1 });

  expect(table['web']).toBe(1);
  for (const name of ['constructor', 'toString', '__proto__']) expect(table[name]).toBeUndefined();
});

/** A literal of rows by texts. */
const LITERAL =
  /^(?:export )?const (\w+): (?:Readonly<\s*)?(?:Partial<\s*)?Record<\s*string,[^;]*?= \{/gm;

it('is what every table is that is looked up by a variable', () => {
  const open = globSync('src/**/*.ts').flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return Array.from(text.matchAll(LITERAL), ([, name = '']) => name)
      .filter((name) => new RegExp(`\\b${name}\\[(?!['"\\]])`).test(text))
      .filter((name) => !text.includes(`hasOwn(${name}`))
      .map((name) => `${file}: ${name}`);
  });

  expect(open).toEqual([]);
});
