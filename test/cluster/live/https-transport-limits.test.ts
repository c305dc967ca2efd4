import { gzipSync } from 'node:zlib';

import { describe, expect, it } from '@jest/globals';

import { transports } from '#test/support/transports.ts';

describe('the limits of the transport', () => {
  const { serving } = transports();

  it('does not wait for ever', async () => {
    const send = await serving(() => {}, 50);

    await expect(send({ method: 'PATCH', path: '/' })).rejects.toMatchObject({
      message: 'no answer in time',
      sent: true,
    });
  });

  it('does not wait for a reply that comes a byte at a time', async () => {
    const drips: NodeJS.Timeout[] = [];
    const send = await serving((_, reply) => {
      drips.push(setInterval(() => reply.write(' '), 10));
    }, 100);

    await expect(send({ method: 'GET', path: '/' })).rejects.toMatchObject({ isLate: true });
    drips.forEach(clearInterval);
  });

  it('reads no more than it wants', async () => {
    const send = await serving((_, reply) => reply.end('x'.repeat(1000)));

    await expect(send({ method: 'GET', path: '/', maxBytes: 999 })).rejects.toThrow('999 bytes');
    expect((await send({ method: 'GET', path: '/', maxBytes: 1000 })).body).toHaveLength(1000);
  });

  it('reads no more than it wants of what a packed reply unpacks to', async () => {
    const send = await serving((_, reply) => {
      reply.writeHead(200, { 'content-encoding': 'gzip' });
      reply.end(gzipSync('x'.repeat(100_000)));
    });

    await expect(send({ method: 'GET', path: '/', maxBytes: 999 })).rejects.toThrow('999 bytes');
  });
});
