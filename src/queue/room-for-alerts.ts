import type { Redis } from 'ioredis';

import type { AlertInbox } from '../domain/alert-ports.ts';
import { QueueUnavailable } from '../domain/errors.ts';
import { inTime } from './connection.ts';
import type { Sender } from './outbox.ts';

/** What an alert takes until it is delivered: its job, its answer on the way to the gateway, its incident. */
const ALERT_BYTES = 66 * 1024;
/**
 * What is kept free for each that waits for Slack: its incident holds the answer, and newer ones must not push it out before it is
 * told.
 */
const DELIVERY_BYTES = 42 * 1024;
/** The rest is for people, and for what was accepted to come to its end. */
const MOST_USED = 0.75;

/** Refuses alerts while Redis might become full before those it has are delivered. */
export function roomForAlerts(
  connection: Redis,
  { counts }: Pick<Sender, 'counts'>,
  { waiting }: Pick<AlertInbox, 'waiting'>,
) {
  return async (alerts: number): Promise<void> => {
    const [memory, { worker, gateway }, gathered] = await Promise.all([
      memoryOf(connection),
      counts(),
      waiting(),
    ]);
    if (!memory) return;
    const { used, limit } = memory;
    const accepted = pendingIn(worker) + gathered + alerts;
    const still = accepted * ALERT_BYTES + pendingIn(gateway) * DELIVERY_BYTES;
    if (used + still <= limit * MOST_USED) return;
    throw new QueueUnavailable(
      `Redis has too little memory left: ${mebibytes(used)} of ${mebibytes(limit)} are used, and what was accepted ` +
        `needs ${mebibytes(still)} more. Deliver what waits, or raise maxmemory.`,
    );
  };
}

function pendingIn({ waiting, active, delayed }: Pending): number {
  return waiting + active + delayed;
}
type Pending = Awaited<ReturnType<Sender['counts']>>['worker'];

/** Undefined where there is no limit, or where a hosted Redis does not tell. */
async function memoryOf(
  connection: Redis,
): Promise<Readonly<{ used: number; limit: number }> | undefined> {
  const info = await inTime(connection, async () => {
    try {
      return await connection.info('memory');
    } catch (error) {
      if (/^(ERR unknown command|NOPERM)/.test((error as Error).message)) return '';
      throw error;
    }
  });
  const [used, limit] = [/^used_memory:(\d+)/m, /^maxmemory:(\d+)/m].map((one) =>
    Number(one.exec(info)?.[1] ?? 0),
  );
  return used && limit ? { used, limit } : undefined;
}

function mebibytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024 / 1024)} MiB`;
}
