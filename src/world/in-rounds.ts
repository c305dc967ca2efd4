import type { Source } from '../domain/model.ts';
import type { Loader } from '../domain/ports.ts';
import type { Unread } from '../domain/verdict.ts';
import type { Budget } from './budget.ts';

const MAX_ROUNDS = 4;

/** What one pass over a source brought, and which of its reads brought no answer. */
export type Pass<T> = Readonly<{ value: T; unread: readonly Unread[] }>;

/**
 * Calls a pure function with what is loaded. What it missed is loaded for the next round, all of it in
 * parallel, until nothing is missed or a limit is reached. Throws ClusterUnreachable.
 */
export async function inRounds<T>(
  loader: Loader,
  budget: Budget,
  pass: (source: Source) => Pass<T>,
): Promise<Pass<T> & Readonly<{ source: Source }>> {
  let source = await loader.load([]);
  let made = pass(source);

  for (let round = 1; round <= MAX_ROUNDS; round++) {
    const reads = budget.spendOn(made.unread);
    if (reads.length === 0) break;
    source = await loader.load(reads);
    made = pass(source);
  }
  return { ...made, source };
}
