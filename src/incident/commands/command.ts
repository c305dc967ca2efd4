import type { Bilingual, Lang } from '../../domain/lang.ts';
import type { OptionName, Options } from './options.ts';
import type { Order } from './order.ts';

/** What somebody typed: its words as they were meant, and the whole as it came, for what is pasted. */
export type Typed = Readonly<{
  words: readonly string[];
  text: string;
  lang: Lang;
  isUnseen: boolean; // only the asker has seen it
}>;
/** The words of one command: those after its name, without the options. */
export type CommandWords = Omit<Typed, 'words'> &
  Readonly<{ rest: readonly string[]; options: Options }>;

/** One word that may be typed to kubewhy. */
export interface Command {
  readonly name: string;
  readonly usage: string;
  readonly does: Bilingual;
  readonly takes: readonly OptionName[]; // of a command without any all words are its own
  order(given: CommandWords): Order;
}
