import { describe, expect, it } from '@jest/globals';
import { analyse } from 'scslre';

import { patternsOfSrc } from '#test/support/patterns.ts';

const patterns = await patternsOfSrc();

describe('every pattern of the program', () => {
  it('is found, also those that are put together', () => {
    const files = new Set(patterns.map(({ file }) => file));

    expect(files).toContain('src/readings/logs/own-words.ts');
    expect(patterns.filter(({ file }) => file.endsWith('peer-wordings.ts')).length).toBeGreaterThan(
      50,
    );
  });

  it.each(byFile())('$file backtracks no more than the text is long', ({ own }) => {
    const slow = own.flatMap(({ source, flags }) =>
      analyse({ source, flags }).reports.map(
        ({ type, character }) => `${type} over ${character.pick} in /${source}/${flags}`,
      ),
    );

    expect(slow).toEqual([]);
  });
});

describe('the checker', () => {
  it.each([String.raw`(a+)+$`, String.raw`\s+$`, String.raw`"\d+\w*"`])(
    'refuses /%s/',
    (source) => {
      expect(analyse({ source, flags: '' }).reports).not.toEqual([]);
    },
  );
});

function byFile() {
  return [...Map.groupBy(patterns, ({ file }) => file)].map(([file, own]) => ({ file, own }));
}
