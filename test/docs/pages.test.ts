import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, it } from '@jest/globals';

const PAGES = ['README.md', 'CONTRIBUTING.md', 'manifests/README.md', ...globSync('docs/*.md')];

describe('the docs', () => {
  it.each(PAGES)('%s links only to what is there', (page) => {
    const missing = linksOf(page).filter((path) => !existsSync(path));

    expect(missing).toEqual([]);
  });

  it('are all reached from README.md', () => {
    const listed = linksOf('README.md');

    expect(globSync('docs/*.md').filter((page) => !listed.includes(page))).toEqual([]);
  });

  it.each(globSync('docs/pictures/*.svg'))('%s needs nothing but itself', (file) => {
    const svg = readFileSync(file, 'utf8');

    expect(svg).toMatch(/^<svg [^>]*>\n<title>[^<]+<\/title>/);
    expect(svg).not.toMatch(/<image|<script|href=|url\(|NaN|undefined/);
    expect(PAGES.some((page) => linksOf(page).includes(file))).toBe(true);
  });
});

/** The files that a page links to or shows, as paths from the root. */
function linksOf(page: string): readonly string[] {
  const text = readFileSync(page, 'utf8');
  return Array.from(text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g), ([, to = '']) => to)
    .filter((to) => !/^[a-z]+:/.test(to))
    .map((to) => join(dirname(page), to));
}
