import type { Api } from './api.ts';
import { NoReply, type Request } from './connection.ts';

/** Reads of one sort that run at a time: so many are lost if that sort hangs, and the others are not asked. */
const IN_PARALLEL = 8;
/** After a read of the question has hung, the others get no more than this: an answer is due within 20 s. */
const SHORT_MS = 3_000;

/** Does something with an API, unless reads of its sort hang. */
export type Patiently = <T>(sort: string, ask: (api: Api) => Promise<T>, ifHung: T) => Promise<T>;

/**
 * The patience of one question with an API server: a read that hangs is not asked again, nor is any other of its sort
 * (`logs`, a kind), since what hangs once hangs for all of them.
 */
export function patienceWith(api: Api): Patiently {
  const hung = new Set<string>();
  const running = new Map<string, Promise<unknown>[]>();

  /** The API for reads of one sort, which notes that they hang. */
  function noting(sort: string): Api {
    return {
      ...api,
      async request(request: Request) {
        const less = hung.size > 0 ? { timeoutMs: SHORT_MS } : {};
        try {
          return await api.request({ ...less, ...request });
        } catch (error) {
          if (error instanceof NoReply && error.isLate) hung.add(sort);
          throw error;
        }
      },
    };
  }

  async function turn(sort: string): Promise<() => void> {
    const before = running.get(sort) ?? [];
    const done = Promise.withResolvers<void>();
    running.set(sort, [...before, done.promise]);
    if (before.length >= IN_PARALLEL) await before.at(-IN_PARALLEL);
    return done.resolve;
  }

  return async (sort, ask, ifHung) => {
    const end = await turn(sort);
    try {
      return hung.has(sort) ? ifHung : await ask(noting(sort));
    } finally {
      end();
    }
  };
}
