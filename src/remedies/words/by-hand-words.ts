import { configWords } from './by-hand-config-words.ts';
import { crashWords } from './by-hand-crash-words.ts';
import { ownWords } from './by-hand-own-words.ts';
import { probeWords } from './by-hand-probe-words.ts';
import type { ByHandWords } from './by-hand.ts';

/** What a person can do where the right value is not in the cluster. */
export const byHandWords: ByHandWords = {
  ...crashWords,
  ...configWords,
  ...probeWords,
  ...ownWords,
};
