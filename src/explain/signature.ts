import type { Lang } from '../domain/lang.ts';
import type { Ref, Words } from '../domain/model.ts';
import type { PastedText } from './pasted-text.ts';

/** What a text shows: `quotes` are its lines that say so, `about` is an object of the cluster where the chain goes on. */
export type Reading<P> = Readonly<{
  params: P;
  quotes: readonly [string, ...string[]];
  strength: 'entails' | 'fits' | 'suggests'; // what the text alone shows: proven, likely, possible
  about?: Ref;
}>;

/** Words for what a text shows, and what a person may do about it; nothing here is ever a button. */
export type TextWords = Words &
  Readonly<{ advice: readonly Readonly<{ title: string; text: string }>[] }>;

/** Recognises one kind of trouble in text from anywhere. */
export interface Signature<P extends object = object> {
  readonly id: string; // explain/<file>: stored and shown, so never renamed
  find(text: PastedText): Iterable<Reading<P>>;
  inWords(params: P, lang: Lang): TextWords;
}
