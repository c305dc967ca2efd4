import { NotNow } from '../../domain/errors.ts';
import type { Log } from '../../domain/log.ts';

/** Does some work again and again, `everyMs` after it ended; what fails is logged, and done the next time. Answers with how to stop. */
export function repeated(
  work: () => Promise<void>,
  everyMs: number,
  log: Log,
): () => Promise<void> {
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  let timer = setTimeout(begin, everyMs);

  function begin(): void {
    running = once();
  }

  async function once(): Promise<void> {
    try {
      await work();
    } catch (err) {
      const level = err instanceof NotNow ? 'debug' : 'error';
      log[level]({ err }, 'alerts not gathered: tried again');
    }
    if (!isStopped) timer = setTimeout(begin, everyMs);
  }

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
