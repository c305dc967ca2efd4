import { stripVTControlCharacters } from 'node:util';

/** Characters that take two columns: Hangul, CJK and emoji. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]|\p{Emoji_Presentation}/u;

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How many columns a text takes on a terminal; its colours take none. */
export function widthOf(text: string): number {
  const seen = GRAPHEMES.segment(stripVTControlCharacters(text));
  return Array.from(seen).reduce((sum, { segment }) => sum + (WIDE.test(segment) ? 2 : 1), 0);
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
