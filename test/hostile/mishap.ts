import type { ServerResponse } from 'node:http';

import type { Answered } from '#test/hostile/upstream.ts';

/** What an exchange is played with: where its answer goes, what would be true, and its own dice. */
export type Exchange = Readonly<{
  outgoing: ServerResponse;
  answered: Answered;
  isWithin: boolean; // asked for in one namespace
  page: number; // the number of the page of a list, from 0
  dice: (about: string) => number;
}>;

/**
 * What goes wrong with an answer. `spoils`: what cannot be used after it, and whoever reads can tell that: any answer, any but
 * a log, which may be whatever text, or only some; without it, it is late, odd, or a lie that may pass for the truth.
 */
export type Mishap = Readonly<{
  name: string;
  spoils?: 'all' | 'all-but-logs' | 'some';
  refuses?: true; // as somebody who may not read it is refused
  play: (exchange: Exchange) => void;
}>;
