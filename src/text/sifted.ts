import type { LogLine } from '../domain/model.ts';
import type { SiftedLog } from '../domain/sifted-log.ts';
import { LogSieve } from './log-sieve.ts';

/** What of these lines reads like trouble. */
export function sifted(lines: Iterable<LogLine>): SiftedLog {
  const sieve = new LogSieve();
  for (const line of lines) sieve.add(line);
  return sieve.log();
}
