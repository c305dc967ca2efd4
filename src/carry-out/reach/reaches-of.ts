import type { Reach } from '../../domain/remedy.ts';

/** What each remedy of an area may write, by its id: all that the remediator lets through in its name. */
export type ReachesOf<Area extends string> = Readonly<
  Record<`${Area}/${string}`, readonly Reach[]>
>;
