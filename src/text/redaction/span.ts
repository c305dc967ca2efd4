/** A part of a text: from the first character to before the other. */
export type Span = readonly [from: number, to: number];

/** Finds parts of one sort in a text, in time that grows no faster than the text. */
export type Finder = (text: string) => readonly Span[];
