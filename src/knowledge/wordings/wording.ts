import type { Bilingual } from '../../domain/lang.ts';

/**
 * Where a wording may stand, beside a pasted text: in the `log` of a container, or in what Kubernetes and controllers say
 * of an object (`status`: an event, a condition, the message of a container that waits or ended).
 */
export type Door = 'log' | 'status';

/** How well a text that says so supports what is said of it: proven, likely, possible. */
export type Strength = 'entails' | 'fits' | 'suggests';

/** What a program writes in always the same words; `{name}` in the texts is what the group of that name caught. */
export type Wording = Bilingual<readonly [title: string, sentence: string, check: string]> &
  Readonly<{
    id: string;
    says: readonly [RegExp, ...RegExp[]];
    clauses?: readonly (Bilingual & Readonly<{ says: RegExp }>)[]; // `{clause}` is the first of them that fits the line
    needs?: RegExp; // has to stand somewhere in the text, too; its groups count
    unless?: RegExp; // where it stands anywhere in the text, this is over or means something else
    repeats?: readonly string[]; // ids of what says it more exactly: this is not told beside them
    is?: 'effect' | 'ending' | 'harmless'; // tells that something failed and not why, or only how it ended, or nothing that fails: it stands behind all others, and explains no symptom
    doors?: readonly Door[]; // other ones than those of its table
    strength?: Strength; // without it `entails`: the text itself says so
  }>;
