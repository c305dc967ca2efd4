import { type Logger, LogLevel } from '@slack/bolt';

import type { Log } from '../domain/log.ts';

/** Bolt's and the client's own lines. Their debug lines hold whole payloads, so they go nowhere. */
export function boltLogger(log: Log): Logger {
  const line = (parts: readonly unknown[]) => ({
    slack: parts.map((part) => (part instanceof Error ? part.message : String(part))).join(' '),
  });
  return {
    debug: () => undefined,
    info: (...parts) => log.debug(line(parts), 'Slack library'),
    warn: (...parts) => log.warn(line(parts), 'Slack library'),
    error: (...parts) => log.error(line(parts), 'Slack library'),
    setLevel: () => undefined,
    getLevel: () => LogLevel.INFO,
    setName: () => undefined,
  };
}
