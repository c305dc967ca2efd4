const ESCAPE = String.fromCodePoint(27);
/** Colours and cursor moves of a terminal (ECMA-48), and signs that have no width. */
const UNSEEN = new RegExp(
  `${ESCAPE}\\[[0-9;?]*[ -/]*[@-~]|[\\u00ad\\u200b-\\u200f\\u2060\\ufeff]`,
  'g',
);

/** A text without what nobody sees of it. */
export function visible(text: string): string {
  return text.replaceAll(UNSEEN, '');
}
