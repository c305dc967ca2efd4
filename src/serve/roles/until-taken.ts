import type { Log } from '../../domain/log.ts';

const AGAIN_MS = 30_000;

/** Gives something to Redis, and again for as long as it takes none: a role starts without it all the same. */
export function untilTaken(
  give: () => Promise<void>,
  log: Log,
  againMs = AGAIN_MS,
): Readonly<{ stop(): void }> {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const attempt = async () => {
    try {
      await give();
    } catch (err) {
      if (isOver) return;
      log.warn({ err }, 'schedules are not in Redis yet');
      timer = setTimeout(() => void attempt(), againMs).unref();
    }
  };
  void attempt();
  return {
    stop() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
