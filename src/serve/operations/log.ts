import { type DestinationStream, type LoggerOptions, pino, stdTimeFunctions } from 'pino';

import type { Log } from '../../domain/log.ts';
import { HIDDEN } from '../../text/redaction/hidden.ts';
import { redacted } from '../../text/redaction/redacted.ts';
import { announces } from '../../text/redaction/secret-names.ts';

const DEEPEST = 8;

/** Whoever has it may post in the channel. */
const RESPONSE_URL = /^response_?url$/i;

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

/**
 * Data for a log line without its secrets: by the name of a field, at any depth, and by their look in any
 * text. Of an error it keeps type, message, stack, code and causes: client libraries hang requests on theirs.
 */
function withoutSecrets(meta: object): Record<string, unknown> {
  return fieldsOf(meta, []);
}

function clean(value: unknown, within: readonly object[]): unknown {
  if (typeof value === 'string') return redacted(value);
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (within.includes(value) || within.length === DEEPEST) return '…';

  const inside = [...within, value];
  if (value instanceof Error) return fieldsOf(partsOf(value), inside);
  if (value instanceof Date || value instanceof URL) return redacted(String(value.toJSON()));
  if (Array.isArray(value)) return value.map((one) => clean(one, inside));
  return fieldsOf(value, inside);
}

function fieldsOf(value: object, within: readonly object[]): Record<string, unknown> {
  const fields = Object.entries(value).map(([name, field]) => {
    const isSecret = announces(name) === 'surely' || RESPONSE_URL.test(name);
    const isHidden = isSecret && (typeof field === 'string' || typeof field === 'object');
    return [name, isHidden ? HIDDEN : clean(field, within)] as const;
  });
  return Object.fromEntries(fields);
}

function partsOf(error: Error & Readonly<{ code?: unknown; errors?: unknown }>): object {
  const { name: type, message, stack, code, cause, errors } = error;
  return { type, message, stack, code, cause, errors };
}
