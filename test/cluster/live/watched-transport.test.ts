import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { NoReply, type Reply, type Request } from '#src/cluster/live/connection.ts';
import { watchedTransport } from '#src/cluster/live/watched-transport.ts';

const READ: Request = { method: 'GET', path: '/pods' };
const CHANGE: Request = { method: 'PATCH', path: '/pods/web' };
const ok: Reply = { status: 200, headers: {}, body: '' };
const DOWN = { message: 'it has not answered since 14:01 UTC', sent: false };

beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-01-01T14:01:00Z') }));
afterEach(() => void jest.useRealTimers());

/** A server that answers what `hears` says, and hangs otherwise: until its time is over, or for ever. */
function watched(hears: (request: Request) => boolean) {
  const paths: string[] = [];
  const send = watchedTransport(
    (request) =>
      new Promise((resolve, reject) => {
        paths.push(request.path);
        if (hears(request)) resolve(ok);
        else if (request.timeoutMs) {
          setTimeout(() => reject(new NoReply('late', true, { isLate: true })), request.timeoutMs);
        }
      }),
  );
  return { send, paths };
}

const settled = async (all: readonly Promise<unknown>[]) => await Promise.allSettled(all);

describe('a server that answers nothing', () => {
  it('ends all reads after five seconds', async () => {
    const { send } = watched(() => false);

    const reads = settled([send(READ), send(READ)]);
    await jest.advanceTimersByTimeAsync(5_000);

    expect(await reads).toMatchObject([{ reason: DOWN }, { reason: DOWN }]);
  });

  it('is not asked again by whoever comes next', async () => {
    const { send, paths } = watched(() => false);
    const first = settled([send(READ)]);
    await jest.advanceTimersByTimeAsync(5_000);
    await first;

    await expect(send(READ)).rejects.toMatchObject(DOWN);
    await expect(send(CHANGE)).rejects.toMatchObject(DOWN);
    expect(paths).toEqual(['/pods', '/version']);
  });

  it('is asked again as soon as it answers a probe', async () => {
    let isUp = false;
    const { send } = watched(() => isUp);
    const first = settled([send(READ)]);
    await jest.advanceTimersByTimeAsync(5_000);
    await first;

    isUp = true;
    await jest.advanceTimersByTimeAsync(5_000);

    await expect(send(READ)).resolves.toBe(ok);
  });

  it('leaves a change that was sent to its own time', async () => {
    const { send } = watched(() => false);
    let isOver = false;

    void send({ ...CHANGE, timeoutMs: 30_000 }).catch(() => (isOver = true));
    await jest.advanceTimersByTimeAsync(29_000);
    expect(isOver).toBe(false);
    await jest.advanceTimersByTimeAsync(1_000);

    expect(isOver).toBe(true);
  });
});

describe('a server that answers', () => {
  it('may take its time over one read', async () => {
    const { send, paths } = watched(({ path }) => path === '/version');
    let isOver = false;

    void send(READ).finally(() => (isOver = true));
    await jest.advanceTimersByTimeAsync(9_000);

    expect(isOver).toBe(false);
    expect(paths).toContain('/version');
  });

  it('is not probed', async () => {
    const { send, paths } = watched(() => true);

    await send(READ);
    await jest.advanceTimersByTimeAsync(60_000);

    expect(paths).toEqual(['/pods']);
  });
});
