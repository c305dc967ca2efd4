import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';

/** Each place of the last column: a folder or file, and the types that it is said to hold. */
const places = readFileSync('docs/words.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!word |---)/.test(line))
  .flatMap((line) => {
    const [word = '', , where = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return where.split(', ').map((place) => {
      const names = Array.from(place.matchAll(/`([^`]+)`/g), ([, name = '']) => name);
      return { word, path: names.at(-1) ?? '', types: names.slice(0, -1) };
    });
  });

describe('docs/words.md', () => {
  it('explains words', () => {
    expect(places.length).toBeGreaterThan(40);
  });

  it.each(places)('says where $word lives: $path', ({ path, types }) => {
    expect(existsSync(path)).toBe(true);
    expect(types.filter((name) => !isExported(name, path))).toEqual([]);
  });
});

function isExported(name: string, path: string): boolean {
  const declared = new RegExp(`^export (?:type|interface|const|class) ${name}\\b`, 'm');
  return declared.test(readFileSync(path, 'utf8'));
}
