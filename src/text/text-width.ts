/** Characters that take two columns: Hangul, CJK and emoji. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]|\p{Emoji_Presentation}/u;
const FIRST_WIDE = '\u1100';
/** Letters, signs and whole syllables, none of which joins the one before it (Unicode UAX #29). */
const APART = /^[\u0020-\u007e\u00a0-\u02ff\u2010-\u2027\u2190-\u2bff\uac00-\ud7a3]*$/;
/** Made for the first text that needs it, which takes longer than reading a small recording. */
let graphemes: Intl.Segmenter | undefined;

/** How many columns a text takes where letters are equally wide. */
export function textWidth(text: string): number {
  const letters = APART.test(text) ? Array.from(text) : graphemesOf(text);
  return letters.reduce(
    (sum, letter) => sum + (letter >= FIRST_WIDE && WIDE.test(letter) ? 2 : 1),
    0,
  );
}

function graphemesOf(text: string): readonly string[] {
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}
