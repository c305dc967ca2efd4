import type { Text } from '../domain/lang.ts';
import type { Ref, Words } from '../domain/model.ts';
import type { Strength } from '../knowledge/wordings/wording.ts';
import type { PastedText } from './pasted-text.ts';

/** What a text shows: `quotes` are its lines that say so, `about` is an object of the cluster where the chain goes on. */
export type Reading<P> = Readonly<{
  params: P;
  quotes: readonly [string, ...string[]];
  strength: Strength;
  about?: Ref;
}>;

/** Words for what a text shows, and what a person may do about it; nothing here is ever a button. */
export type TextWords = Words &
  Readonly<{ advice: readonly Readonly<{ title: string; text: string }>[] }>;

/** One kind of trouble that a text can show, in words. */
export interface TextTrouble<P extends object = object> {
  readonly id: string; // explain/<name>: stored and shown, so never renamed
  readonly stands?: 'behind' | 'last'; // it tells that something failed and not why, or only how it ended: what tells more stands before it
  readonly text: Text<[params: P], TextWords>;
}

/** Recognises it in the whole of a text. */
export interface Signature<P extends object = object> extends TextTrouble<P> {
  find(text: PastedText): Iterable<Reading<P>>;
}

/** Recognises it in one line; the first that reads a line has it. */
export interface LineSignature<P extends object = object> extends TextTrouble<P> {
  readonly strength: Strength;
  readonly repeats?: readonly string[]; // ids that say it more exactly: where one of them is found, this is not told
  read(line: string, text: PastedText): P | undefined;
  /** What of it is told: where that is the same again, it is told once. Without it all of it. */
  told?(params: P): object;
}
