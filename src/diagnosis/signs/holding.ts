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
