import { stripVTControlCharacters } from 'node:util';

import { textWidth } from '../text/text-width.ts';

/** How many columns a text takes on a terminal; its colours take none. @internal */
export function widthOf(text: string): number {
  return textWidth(stripVTControlCharacters(text));
}

/** Breaks a text between words so that each line, indent included, fits; a longer word stays whole. */
export function wrapped(text: string, columns: number, indent: string, first = indent): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(indent) + widthOf(longer) > columns) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  lines.push(line);
  return lines.map((one, index) => `${index === 0 ? first : indent}${one}`);
}
