import type { Lang } from '../../domain/lang.ts';

/** A text in every language. */
export type Said = Readonly<Record<Lang, string>>;
/** A text with blanks to fill, in every language. */
export type Saying<Blanks extends readonly unknown[]> = Readonly<
  Record<Lang, (...blanks: Blanks) => string>
>;
