import type { Source } from '../domain/model.ts';
import type { Loader } from '../domain/ports.ts';
import type { Unread } from '../domain/verdict.ts';
import type { Budget } from './budget.ts';

const MAX_ROUNDS = 4;

/** What one pass over a source brought, and which of its reads brought no answer. */
export type Pass<T> = Readonly<{ value: T; unread: readonly Unread[] }>;

/**
 * Calls a pure function with what is loaded. What it missed is loaded for the next round, all of it in
 * parallel, until nothing is missed or a limit is reached. Whoever asked whether all is settled is then called once
 * more and told so: it may turn to what is only worth reading where nothing else helped. Throws ClusterUnreachable.
 */
export async function inRounds<T>(
  loader: Loader,
  budget: Budget,
  pass: (source: Source, isSettled: () => boolean) => Pass<T>,
): Promise<Pass<T> & Readonly<{ source: Source }>> {
  let source = await loader.load([]);
  let isSettled = false;
  let waits = false;
  const made = () => {
    waits = false;
    return pass(source, () => {
      waits = !isSettled;
      return isSettled;
    });
  };
  const settled = () => {
    isSettled = true;
    return made();
  };

  let last = made();
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    let reads = budget.spendOn(last.unread);
    if (reads.length === 0 && waits) {
      last = settled();
      reads = budget.spendOn(last.unread);
    }
    if (reads.length === 0) return { ...last, source };
    source = await loader.load(reads);
    last = made();
  }
  return { ...(waits ? settled() : last), source };
}
