import type { OwnWords } from '../signs/logs/own-words.ts';
import type { InContainer } from './container-words.ts';

/** `what` is the module, path or argument that the line names. */
export type Said = InContainer &
  Readonly<{
    said: string;
    exitCode: number;
    what?: string;
    limit?: string; // of memory
  }>;
type Say = (params: Said) => string;
/** Per row a few words for the title, the cause in a clause, and what to change. */
export type OwnWordsTexts = Readonly<
  Record<OwnWords, readonly [title: string | Say, clause: Say, change: Say]>
>;
