import { Redis } from 'ioredis';

import { QueueUnavailable } from '../domain/errors.ts';
import type { Log } from '../domain/log.ts';
import { fixOf } from './fix-of.ts';

/** How long Redis may take for one piece of work, in milliseconds. */
const LIMIT_MS = 1_500;
const RECONNECT_MS = 1_000;

/** A connection for short commands. What cannot be sent now fails at once instead of happening later. */
export function commandConnection(url: string, reports: Reports, limitMs = LIMIT_MS): Redis {
  const commandTimeout = limitMs;
  return connect(url, reports, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout,
  });
}

/** A connection for waiting: its commands outlive a restart of Redis, which BullMQ's workers require. */
export function waitingConnection(url: string, reports: Reports): Redis {
  return connect(url, reports, { maxRetriesPerRequest: null });
}

function connect(
  url: string,
  { log, report, isOver, ca }: Reports,
  options: ConnectionOptions,
): Redis {
  // BullMQ's copies of a connection have the same: nobody else ends one that is waiting for Redis.
  const retryStrategy = (times: number) => (isOver() ? null : Math.min(times * 100, RECONNECT_MS));
  const connection = new Redis(url, { ...options, retryStrategy, ...(ca && { tls: { ca } }) });
  connection.on('error', report);
  connection.on('ready', () => log.info({ redis: connection.options.host }, 'redis connected'));
  return connection;
}
type ConnectionOptions = Readonly<{
  enableOfflineQueue?: boolean;
  maxRetriesPerRequest: number | null;
  commandTimeout?: number;
}>;

/** Tells of an error of a connection; one per process, since all its connections fail alike. */
export type Report = (error: Error) => void;
/**
 * Where connections report; when it is over, none that is lost comes back. With `ca`, in PEM, they use TLS and trust that
 * authority only.
 */
export type Reports = Readonly<{
  log: Log;
  report: Report;
  isOver: () => boolean;
  ca?: string | undefined;
}>;

/** Logs an error once, not with each of the attempts to connect that follow. */
export function reporter(log: Log): Report {
  let last = '';
  return (error) => {
    if (error.message === last) return;
    last = error.message;
    log.warn({ err: error }, 'redis connection failed');
  };
}

/**
 * Runs commands once the connection is ready, all within its limit of 1.5 s; else throws QueueUnavailable. A command
 * that was sent but not answered in time may still have happened, so it has to be harmless when repeated.
 */
export async function inTime<T>(connection: Redis, act: () => Promise<T>): Promise<T> {
  const limit = Promise.withResolvers<never>();
  const { commandTimeout: ms = LIMIT_MS } = connection.options;
  const timer = setTimeout(() => limit.reject(new Error(`no answer in ${ms} ms`)), ms);
  const stop = new AbortController();
  try {
    await Promise.race([untilReady(connection, stop.signal), limit.promise]);
    return await Promise.race([act(), limit.promise]);
  } catch (cause) {
    const { host, port } = connection.options;
    throw new QueueUnavailable(`Redis at ${host}:${port} did not take the work. ${fixOf(cause)}`, {
      cause,
    });
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
}

async function untilReady(connection: Redis, signal: AbortSignal): Promise<void> {
  if (connection.status === 'ready') return;
  const ready = Promise.withResolvers<void>();
  const resolve = () => ready.resolve();
  connection.once('ready', resolve);
  signal.addEventListener('abort', () => connection.off('ready', resolve));
  await ready.promise;
}
