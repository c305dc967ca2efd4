import type { Resource } from '../../../../domain/resource.ts';

/**
 * What only one object of a kind can have where it stands: a host and path, or to be the default. `at` are the places
 * where those meet who claim the same, and `to` is what it sends that to: who sends it to the same is no rival.
 */
export type Holding = Readonly<{
  what: string;
  path: string;
  quote: string;
  at: readonly string[];
  to?: string;
}>;

/**
 * What an object has, and the others of its kind that say they have it as well, the newest first. It may be one `listener`
 * of the object that has it, and some `beside` it that have it, too.
 */
export type Rivalry = Holding &
  Readonly<{ others: readonly Resource[]; listener?: string; beside?: readonly string[] }>;
