/** Work that a shutdown has to wait for, and what is still to be done a while later. */
export interface InFlight {
  /** Runs the work and counts it. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Does something after `ms`, or on `drained` if that comes first; after that never. It must not reject. */
  readonly later: (ms: number, work: () => Promise<void>) => void;
  /** Ends when nothing is under way any more. */
  drained(): Promise<void>;
}

/** Begins with nothing under way. */
export function inFlight(): InFlight {
  const running = new Set<Promise<unknown>>();
  const waiting = new Map<NodeJS.Timeout, () => Promise<void>>();
  let isOver = false;

  async function run<T>(work: () => Promise<T>): Promise<T> {
    const promise = work();
    running.add(promise);
    try {
      return await promise;
    } finally {
      running.delete(promise);
    }
  }

  return {
    run,
    later(ms, work) {
      if (isOver) return;
      const timer = setTimeout(() => {
        waiting.delete(timer);
        void run(work);
      }, ms);
      waiting.set(timer, work);
    },
    async drained() {
      isOver = true;
      const rest = [...waiting];
      waiting.clear();
      for (const [timer] of rest) clearTimeout(timer);
      await Promise.all(rest.map(([, work]) => run(work)));
      while (running.size > 0) await Promise.allSettled(running);
    },
  };
}
