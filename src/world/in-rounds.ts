import type { Source } from '../domain/model.ts';
import type { Loader } from '../domain/ports.ts';
import type { Unread } from '../domain/verdict.ts';
import type { Budget } from './budget.ts';

const MAX_ROUNDS = 4;

/** What one pass over a source brought, and which of its reads brought no answer. */
export type Pass<T> = Readonly<{ value: T; unread: readonly Unread[] }>;

/**
 * Calls a pure function with what is loaded. What it missed is loaded for the next round, all of it in
 * parallel, until nothing is missed or a limit is reached. Then it is called once more as settled, when it may
 * turn to what is only worth reading where nothing else helped. Throws ClusterUnreachable.
 */
export async function inRounds<T>(
  loader: Loader,
  budget: Budget,
  pass: (source: Source, isSettled: boolean) => Pass<T>,
): Promise<Pass<T> & Readonly<{ source: Source }>> {
  let source = await loader.load([]);
  let isSettled = false;
  let made = pass(source, isSettled);

  for (let round = 1; round <= MAX_ROUNDS; round++) {
    let reads = budget.spendOn(made.unread);
    if (reads.length === 0 && !isSettled) {
      isSettled = true;
      made = pass(source, isSettled);
      reads = budget.spendOn(made.unread);
    }
    if (reads.length === 0) return { ...made, source };
    source = await loader.load(reads);
    made = pass(source, isSettled);
  }
  return { ...(isSettled ? made : pass(source, true)), source };
}
