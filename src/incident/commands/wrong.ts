import type { Mistake } from './mistake.ts';

/** Words that order nothing, and why. */
export type Wrong = Readonly<{ is: 'wrong'; why: Mistake }>;

/** Says what is wrong with the words of a command. */
export function wrong(why: Mistake): Wrong {
  return { is: 'wrong', why };
}
