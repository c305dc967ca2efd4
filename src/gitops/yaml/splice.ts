/** Puts a text in the place of another. */
export type Splice = Readonly<{ from: number; to: number; text: string }>;

/** The text after it. */
export function spliced(text: string, { from, to, text: put }: Splice): string {
  return text.slice(0, from) + put + text.slice(to);
}

/** Where the line begins that holds this place. */
export function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

/** Where the line ends that holds this place, before its line end. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  if (end === -1) return text.length;
  return text[end - 1] === '\r' ? end - 1 : end;
}

/** The lines from the one that holds `from` to the one that holds `to`, line end included. */
export function wholeLines(text: string, from: number, to: number): Splice {
  const end = text.indexOf('\n', to);
  return { from: lineStart(text, from), to: end === -1 ? text.length : end + 1, text: '' };
}

/** How far a place is from the beginning of its line. */
export function columnOf(text: string, at: number): number {
  return at - lineStart(text, at);
}

/** Whether nothing but blanks stands before this place in its line. */
export function isFirstInLine(text: string, at: number): boolean {
  return text.slice(lineStart(text, at), at).trim() === '';
}
