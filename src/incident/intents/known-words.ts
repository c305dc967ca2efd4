import { english } from './english.ts';
import { fillers } from './fillers.ts';
import { hyphenated, kindWords } from './plain-words.ts';

/** Every word that means something here or nothing at all: none of them is taken for the name of an object. */
export const knownWords: ReadonlySet<string> = new Set([
  ...Object.values(english)
    .flat()
    .flatMap((line) => line.split('|'))
    .flatMap((said) => said.split(' ')),
  ...fillers,
  ...kindWords,
  ...hyphenated,
]);
