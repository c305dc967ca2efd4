import { expect, it } from '@jest/globals';

import { patternsOfSrc, type Pattern } from '#test/support/patterns.ts';
import { processorMs } from '#test/support/processor-ms.ts';

/** As long as a line gets; test/text/cut-text.test.ts. */
const LENGTH = 2_048;
/** Generous, for slow machines: a pattern that is cubic takes seconds. */
const LIMIT_MS = 500;
const HOSTILE = [
  'a',
  'a:',
  'a.',
  'a ',
  ' ',
  '\t',
  '.',
  '-',
  '/',
  ':',
  '"',
  "'",
  '(',
  '()',
  '[',
  '0',
  '0.',
  '0:',
  '\\',
  '<',
  '`',
  '=',
  '한',
  'A1/',
  'password',
  'at ',
];

/** What a word may seem to go on with. */
const TAILS = ['a', 'a:', ' ', '.', '"', '0'];

const patterns = await patternsOfSrc();

it('no pattern needs long for a line that was made to keep it busy', () => {
  const slow = patterns.flatMap((pattern) =>
    hostileTo(pattern).flatMap((text) => {
      const took = msOf(pattern, text);
      return took > LIMIT_MS
        ? [`${pattern.file} /${pattern.source}/: ${took} ms for ${text.slice(0, 40)}…`]
        : [];
    }),
  );

  expect(slow).toEqual([]);
});

function msOf({ source, flags }: Pattern, text: string): number {
  const all = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  const before = processorMs();
  for (const _ of text.matchAll(all));
  return processorMs() - before;
}

/** What the pattern itself looks for, over and over, alone and before what only seems to go on. */
function hostileTo({ source }: Pattern): readonly string[] {
  const words = [...source.matchAll(/(?:\\[./()[\]"'$ -]|[\w :,'"=@])+/g)].map(([word]) =>
    word.replaceAll('\\', ''),
  );
  const own = words.flatMap((word) => [word, `${word} `]);
  const repeated = [...HOSTILE, ...own].map((one) =>
    one.repeat(Math.ceil(LENGTH / one.length)).slice(0, LENGTH),
  );
  const continued = words.flatMap((word) =>
    TAILS.map((one) => `${word}${one.repeat(LENGTH)}`.slice(0, LENGTH)),
  );
  return [...new Set([...repeated, ...continued])];
}
