import { describe, expect, it } from '@jest/globals';

import { QueueUnavailable } from '#src/domain/errors.ts';
import { roomForAlerts } from '#src/queue/room-for-alerts.ts';
import { readyRedis } from '#test/queue/support/ready-redis.ts';

const KiB = 1024;
const MiB = 1024 * KiB;
/** Three quarters of 100 MiB. */
const MOST = 75 * MiB;
const none = { waiting: 0, active: 0, delayed: 0, failed: 9 };

describe('the room that Redis has for alerts', () => {
  it.each([
    ['an alert', 1, {}, 66],
    ['two alerts', 2, {}, 132],
    ['what waits for a worker', 0, { worker: { ...none, waiting: 1 } }, 66],
    ['what a worker has begun', 0, { worker: { ...none, active: 1 } }, 66],
    ['what a worker tries again', 0, { worker: { ...none, delayed: 1 } }, 66],
    ['what waits for Slack', 0, { gateway: { ...none, waiting: 1 } }, 42],
    ['what is being told', 0, { gateway: { ...none, active: 1 } }, 42],
    ['what is told again', 0, { gateway: { ...none, delayed: 1 } }, 42],
    ['no change, which the remediator has', 0, { remediator: { ...none, waiting: 9 } }, 0],
  ])('includes %s', async (_, alerts, pending, kibibytes) => {
    const used = MOST - kibibytes * KiB;

    await expect(room(memory(used), pending)(alerts)).resolves.toBeUndefined();
    await expect(room(memory(used + 1), pending)(alerts)).rejects.toThrow(QueueUnavailable);
  });

  it('includes what is gathered', async () => {
    const used = MOST - 66 * KiB;

    await expect(room(memory(used), {}, 1)(0)).resolves.toBeUndefined();
    await expect(room(memory(used + 1), {}, 1)(0)).rejects.toThrow(QueueUnavailable);
  });

  it('is told in numbers where there is too little', async () => {
    await expect(room(memory(MOST))(17)).rejects.toThrow(
      'Redis has too little memory left: 75 MiB of 100 MiB are used, and what was accepted needs 2 MiB more.',
    );
  });

  it.each<[string, () => Promise<string>]>([
    ['that has no limit', async () => 'used_memory:99\r\nmaxmemory:0\r\n'],
    ['that does not say', async () => ''],
    ['that knows no such command', failing("ERR unknown command 'info'")],
    ['that permits no such command', failing('NOPERM this user has no permissions')],
  ])('is taken for enough of a Redis %s', async (_, info) => {
    await expect(room(info)(1_000_000)).resolves.toBeUndefined();
  });

  it('is unknown where Redis fails', async () => {
    await expect(room(failing('LOADING, not an ERR unknown command'))(1)).rejects.toThrow(
      QueueUnavailable,
    );
  });
});

function room(info: () => Promise<string>, pending: object = {}, gathered = 0) {
  const counts = async () => ({
    worker: none,
    approved: none,
    alerts: none,
    remediator: none,
    gateway: none,
    ...pending,
  });
  return roomForAlerts(readyRedis({ info }), { counts }, { waiting: async () => gathered });
}

function memory(used: number) {
  return async () =>
    `# Memory\r\nused_memory:${used}\r\nused_memory_rss:1\r\nmaxmemory:${100 * MiB}\r\n`;
}

function failing(message: string) {
  return () => Promise.reject(new Error(message));
}
