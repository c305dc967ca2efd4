import type { Remarker } from '../../domain/remarker.ts';
import { brief } from '../../readings/logs/logs.ts';
import { timeWord } from '../../text/time-word.ts';
import { refWord } from '../words/ref-word.ts';
import { harmlessWords, type HarmlessWhy } from './harmless/harmless-words.ts';

/** What was seen, how often and when last, and why it is no trouble; `since` is when that began. */
export type SeenHarmless = Readonly<{
  what: string;
  said?: string;
  times?: number;
  at?: string;
  why: HarmlessWhy;
  since?: string;
}>;

const MAX_SAID = 200;

/** A warning, a condition or a state that stands on an object which is well, with the reason why it is harmless. */
export const seenHarmless: Remarker<string, SeenHarmless> = {
  id: 'object/seen-harmless',
  of: [],

  text: {
    en: (on, { what, said, times = 1, at, why, since }) =>
      `${isSoFar(why) ? 'Seen so far' : 'Seen'} on ${refWord(on)}: ${what}${at ? ` at ${timeWord(at)}` : ''}${times > 1 ? ` (${times} times)` : ''}${said ? `, “${brief(said, MAX_SAID)}”` : ''}. ${harmlessWords[why].en(since && timeWord(since))}`,
    ko: (on, { what, said, times = 1, at, why, since }) =>
      `${refWord(on)} 객체에서 ${isSoFar(why) ? '지금까지 ' : ''}보인 것: ${at ? `${timeWord(at)} ` : ''}${what}${times > 1 ? `(${times}번)` : ''}${said ? `, “${brief(said, MAX_SAID)}”` : ''}. ${harmlessWords[why].ko(since && timeWord(since))}`,
  },
};

/** Of what still begins nobody knows what will be seen next. */
function isSoFar(why: HarmlessWhy): boolean {
  return why === 'in-start' || why === 'moving';
}
