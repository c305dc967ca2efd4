/** Characters that take two columns: Hangul, CJK and emoji. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]|\p{Emoji_Presentation}/u;

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How many columns a text takes where letters are equally wide. */
export function textWidth(text: string): number {
  const seen = GRAPHEMES.segment(text);
  return Array.from(seen).reduce((sum, { segment }) => sum + (WIDE.test(segment) ? 2 : 1), 0);
}
