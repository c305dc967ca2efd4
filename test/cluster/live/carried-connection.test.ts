import { expect, it } from '@jest/globals';

import { carriedConnection, carry } from '#src/cluster/live/carried-connection.ts';
import { NoReply, type Reader, TooLarge, type Connection } from '#src/cluster/live/connection.ts';

const request = { method: 'GET', path: '/version' } as const;
const reply = { status: 200, headers: { date: 'now' }, body: '{}' };
const HOUR = 3_600_000;

it('brings a reply from the other side, and the time of the server', async () => {
  const ahead = () => new Date(Date.now() + HOUR);
  const connection = carried({ now: ahead, request: async () => reply });

  expect(await connection.request(request)).toEqual(reply);
  expect(connection.now().getTime() - Date.now()).toBeGreaterThan(HOUR / 2);
});

it('hands on what was read of a list once it is there, and of no refusal', async () => {
  const taken: unknown[] = [];
  const reader: Reader = () => (piece) => taken.push(Buffer.from(piece).toString());
  const answering = (status: number) =>
    carried({
      now: () => new Date(),
      async request({ reader: over }) {
        const take = status === 200 ? over?.() : undefined;
        for (const piece of ['{"a":', '1}']) take?.(Buffer.from(piece));
        return { ...reply, status };
      },
    });

  const answered = [
    await answering(200).request({ ...request, reader }),
    await answering(403).request({ ...request, reader }),
  ];

  expect(taken).toEqual(['{"a":1}']);
  expect(answered.map(({ status }) => status)).toEqual([200, 403]);
});

it.each([
  new NoReply('no route to host', false),
  new NoReply('no answer in time', true, { isLate: true }),
  new TooLarge('The reply is longer than 3 bytes.'),
])('brings what a caller decides by: $name', async (error) => {
  const connection = carried({ now: () => new Date(), request: () => Promise.reject(error) });

  await expect(connection.request(request)).rejects.toEqual(error);
});

it.each([
  [
    new NoReply('no answer in time', true, { isLate: true }),
    { noReply: 'no answer in time', sent: true, isLate: true },
  ],
  [new TooLarge('too long'), { tooLarge: 'too long' }],
])('carries %s as data, with the time of the server', async (error, data) => {
  const connection = { now: () => new Date(HOUR), request: () => Promise.reject(error) };

  expect(await carry(connection, request)).toEqual({ now: HOUR, ...data });
});

it('does not take an error of its own for an answer of the cluster', async () => {
  const bug = new TypeError('a bug');
  const connection = carried({ now: () => new Date(), request: () => Promise.reject(bug) });

  await expect(connection.request(request)).rejects.toBe(bug);
});

/** Only data passes, as between threads. */
function carried(connection: Connection): Connection {
  return carriedConnection(async (one) => structuredClone(await carry(connection, one)));
}
