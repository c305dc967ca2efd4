import { type DestinationStream, type LoggerOptions, pino, stdTimeFunctions } from 'pino';

import type { Log } from '../../domain/log.ts';
import { redacted } from '../../text/redaction/redacted.ts';
import { withoutSecrets } from './without-secrets.ts';

/** The least that is logged. */
export type LogLevel = keyof Log;

/**
 * The log of one role: JSON lines without secrets, to standard output unless a stream is given. pino's own
 * redaction needs the whole path of each secret, so that a deeper one would slip through.
 */
export function createLog(role: string, level: LogLevel, stream?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    base: { role },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }), log: withoutSecrets },
    hooks: {
      logMethod(args, write) {
        const [data, message = ''] = args;
        write.apply(this, [data, redacted(message)]);
      },
    },
    serializers: { err: (error: unknown) => error }, // already data
  };
  return stream ? pino(options, stream) : pino(options);
}
