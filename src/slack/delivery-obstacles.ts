import type { Log } from '../domain/log.ts';
import type { SlackMisconfigured } from './errors.ts';

/** What keeps deliveries waiting until somebody mends it, for readiness, metrics and the log. */
export interface Obstacles {
  /** A delivery waits for this. */
  met(error: SlackMisconfigured): void;
  /** A call went through, so that nothing keeps others like it. */
  over(method: string, channel: string | undefined): void;
  /** One sentence each, which says what to mend. */
  all(): readonly string[];
}

/** Where obstacles are counted: 1 while one stands, 0 after it. */
export type CountObstacle = (labels: Readonly<{ code: string; at: string }>, now: 0 | 1) => void;

/** Begins without any. Each is logged once, and once more when it is over. */
export function noticed(log: Log, count: CountObstacle): Obstacles {
  const open = new Map<string, Readonly<{ code: string; text: string }>>();

  return {
    met({ place, code, message: text }) {
      const known = open.get(place);
      if (known?.code === code) return;
      if (known) count({ code: known.code, at: place }, 0);
      open.set(place, { code, text });
      count({ code, at: place }, 1);
      log.error({ code, at: place, mend: text }, 'deliveries wait until this is mended');
    },
    over(method, channel) {
      for (const place of ['app', method, channel ?? '']) {
        const known = open.get(place);
        if (!known) continue;
        open.delete(place);
        count({ code: known.code, at: place }, 0);
        log.info({ code: known.code, at: place }, 'deliveries go on');
      }
    },
    all: () => [...open.values()].map(({ text }) => text),
  };
}
