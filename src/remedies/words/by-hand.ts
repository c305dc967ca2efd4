import type { Lang } from '../../domain/lang.ts';

/** Title and text per language, by the id of the cause. */
export type ByHandWords = Readonly<
  Record<string, Readonly<Record<Lang, readonly [string, string]>>>
>;
