import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { connectionOver, NoReply, type Reply, type Request } from '#src/cluster/live/connection.ts';
import { Throttle } from '#src/cluster/live/throttle.ts';

const GET: Request = { method: 'GET', path: '/x' };
const PATCH: Request = { method: 'PATCH', path: '/x' };
const ok: Reply = { status: 200, headers: {}, body: '' };
const busy: Reply = { status: 429, headers: { 'retry-after': '2' }, body: '' };

/** A connection to a server that gives these replies, the last one again and again. */
function connected(replies: readonly (Reply | Error)[]) {
  let now = 0;
  let requests = 0;
  const sleep = async (ms: number) => {
    now += ms;
  };
  const connection = connectionOver(
    async () => {
      const reply = replies[Math.min(requests++, replies.length - 1)] ?? ok;
      if (reply instanceof Error) throw reply;
      return reply;
    },
    new Throttle({ now: () => now, sleep }),
  );
  return { connection, requests: () => requests, waited: () => now };
}

describe('a connection to an API server', () => {
  it('waits as long as the server asks and tries again', async () => {
    const { connection, waited } = connected([busy, busy, ok]);

    const { status } = await connection.request(PATCH);

    expect({ status, waited: waited() }).toEqual({ status: 200, waited: 4000 });
  });

  it('gives up on a server that stays busy', async () => {
    const { connection, requests } = connected([busy]);

    const { status } = await connection.request(GET);

    expect({ status, requests: requests() }).toEqual({ status: 429, requests: 4 });
  });

  it('repeats a read that was cut off, and never a write', async () => {
    const reading = connected([new NoReply('cut', true), ok]);
    const writing = connected([new NoReply('cut', true), ok]);

    await expect(reading.connection.request(GET)).resolves.toBe(ok);
    await expect(writing.connection.request(PATCH)).rejects.toThrow('cut');
    expect(writing.requests()).toBe(1);
  });

  it('takes over the time of a server whose clock is another', async () => {
    const date = new Date(Date.now() + 3_600_000).toUTCString();
    const { connection } = connected([{ ...ok, headers: { date } }]);

    await connection.request(GET);

    expect(Math.abs(connection.now().getTime() - Date.parse(date))).toBeLessThan(10_000);
  });
});

describe('patience with an API server', () => {
  it.each([
    [undefined, 1_000],
    ['soon', 1_000],
    ['3', 3_000],
    ['10', 10_000],
  ])('that asks for %s s is %d ms', async (seconds, ms) => {
    const headers = seconds === undefined ? {} : { 'retry-after': seconds };
    const { connection, waited } = connected([{ ...busy, headers }, ok]);

    await connection.request(GET);

    expect(waited()).toBe(ms);
  });

  it.each([
    ['was never sent', new NoReply('refused', false)],
    ['failed in us', new Error('a bug')],
  ])('is none where a read %s', async (_, error) => {
    const { connection, requests } = connected([error, ok]);

    await expect(connection.request(GET)).rejects.toBe(error);
    expect(requests()).toBe(1);
  });

  it('is none with one that asks for longer than anybody waits', async () => {
    const forHours = { ...busy, headers: { 'retry-after': '99999' } };
    const { connection, requests, waited } = connected([forHours, ok]);

    const { status } = await connection.request(GET);

    expect({ status, requests: requests(), waited: waited() }).toEqual({
      status: 429,
      requests: 1,
      waited: 0,
    });
  });

  it('is none with a read that hung', async () => {
    const { connection, requests } = connected([new NoReply('late', true, { isLate: true }), ok]);

    await expect(connection.request(GET)).rejects.toThrow('late');
    expect(requests()).toBe(1);
  });

  it('ends with the second read that is cut off', async () => {
    const { connection, requests } = connected([new NoReply('cut', true)]);

    await expect(connection.request(GET)).rejects.toThrow('cut');
    expect(requests()).toBe(2);
  });
});

describe('the time of an API server', () => {
  beforeEach(() => void jest.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => void jest.useRealTimers());

  it.each([
    [2_000, 0],
    [-2_000, 0],
    [3_000, 3_000],
    [-3_000, -3_000],
  ])('that is %d ms from ours counts for %d ms', async (away, counted) => {
    const date = new Date(Date.now() + away).toUTCString();
    const { connection } = connected([{ ...ok, headers: { date } }]);

    await connection.request(GET);

    expect(connection.now().getTime()).toBe(Date.now() + counted);
  });

  it('is ours where it does not tell', async () => {
    const { connection } = connected([ok]);

    await connection.request(GET);

    expect(connection.now().getTime()).toBe(Date.now());
  });

  it('is that of its last reply', async () => {
    const headers = { date: new Date(Date.now() + 3_600_000).toUTCString() };
    const { connection } = connected([{ ...ok, headers }, ok]);

    for (let times = 0; times < 2; times += 1) await connection.request(GET);

    expect(connection.now().getTime()).toBe(Date.now());
  });
});
