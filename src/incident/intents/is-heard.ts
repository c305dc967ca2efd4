import type { Heard } from './heard.ts';

/** Half of what a text says has to be known: else the rest is what it is about. */
const LEAST = 0.5;

/** Whether a text was understood, as far as its words tell. */
export function isHeard({ intents, share }: Heard): boolean {
  return intents.length > 0 && share >= LEAST;
}
