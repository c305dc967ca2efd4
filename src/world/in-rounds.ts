import { readKey } from '../domain/keys.ts';
import type { Read, Source } from '../domain/model.ts';
import type { MeteredLoader } from '../domain/ports.ts';
import type { Unread } from '../domain/verdict.ts';
import type { Concluded } from './open-world.ts';

const MAX_ROUNDS = 4;

/** What one pass over a source brought, and which of its reads brought no answer. */
export type Pass<T> = Readonly<{ value: T; unread: readonly Unread[] }>;
/** The same answers with fewer requests. */
export type Combine = (
  reads: readonly Read[],
  wasAsked: (read: Read) => boolean,
) => readonly Read[];

/**
 * Calls a pure function with what is loaded. What it missed is loaded for the next round, all of it in
 * parallel, until nothing is missed or a limit is reached. If the function asked whether all is settled, it is
 * then called once more and told so: it may now read what is only worth reading as a last resort. Throws ClusterUnreachable.
 */
export async function inRounds<T>(
  loader: MeteredLoader,
  pass: (source: Source, isSettled: () => boolean, concluded: Concluded) => Pass<T>,
  combine: Combine = (reads) => reads,
): Promise<Pass<T> & Readonly<{ source: Source }>> {
  let source = await loader.load([]);
  let isSettled = source.hasAll === true;
  let waits = false;
  const asked = new Set<string>();
  const concluded: Concluded = new Map();
  const asksWhetherSettled = () => {
    waits = !isSettled;
    return isSettled;
  };
  const made = () => {
    waits = false;
    return pass(source, asksWhetherSettled, concluded);
  };
  const settled = () => {
    isSettled = true;
    return made();
  };

  let last = made();
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    let reads = missing();
    if (reads.length === 0 && waits) {
      last = settled();
      reads = missing();
    }
    if (reads.length === 0) return { ...last, source };
    for (const read of reads) asked.add(readKey(read));
    source = await loader.load(reads);
    last = made();
  }
  return { ...(waits ? settled() : last), source };

  /** What was not loaded, each asked for once. */
  function missing(): readonly Read[] {
    const wasAsked = (read: Read) => asked.has(readKey(read));
    const open = last.unread.filter(({ read, why }) => why === 'not-loaded' && !wasAsked(read));
    const once = new Map(open.map(({ read }) => [readKey(read), read]));
    return combine([...once.values()], wasAsked);
  }
}
