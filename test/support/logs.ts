import type { Log } from '#src/domain/log.ts';

const ignore = () => undefined;

/** A log that nobody reads. */
export const silent: Log = { debug: ignore, info: ignore, warn: ignore, error: ignore };

/** One line that was logged. */
export type Line = Readonly<{ level: keyof Log; meta: object; message: string }>;

/** A log that keeps its lines. */
export function keptLog(): Readonly<{ log: Log; lines: readonly Line[] }> {
  const lines: Line[] = [];
  const at = (level: keyof Log) => (meta: object, message: string) =>
    void lines.push({ level, meta, message });
  return {
    log: { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') },
    lines,
  };
}
