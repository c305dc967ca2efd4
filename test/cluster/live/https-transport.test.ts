import { gzipSync } from 'node:zlib';

import { describe, expect, it } from '@jest/globals';

import { httpsTransport } from '#src/cluster/live/https-transport.ts';
import { transports } from '#test/support/transports.ts';

describe('the transport', () => {
  const { serving, stop } = transports();

  it('sends a JSON Patch and gives the reply back as it came', async () => {
    const send = await serving((request, reply) => {
      const { url, headers, method } = request;
      const type = headers['content-type'];
      reply.writeHead(409, { 'x-test': 'yes' });
      reply.end(JSON.stringify({ url, method, type, token: headers.authorization }));
    });

    const reply = await send({ method: 'PATCH', path: '/api', query: { a: 'b c' }, body: [] });

    expect(reply).toMatchObject({ status: 409, headers: { 'x-test': 'yes' } });
    expect(JSON.parse(reply.body)).toEqual({
      url: '/prefix/api?a=b+c',
      method: 'PATCH',
      type: 'application/json-patch+json',
      token: 'Bearer token',
    });
  });

  it('hands on the text of a reply while it comes in, whole characters only', async () => {
    const [first, second] = [
      Buffer.from('{"a":"가').subarray(0, -1),
      Buffer.from('가"}').subarray(2),
    ];
    let goOn = () => {};
    const send = await serving((_, reply) => {
      reply.write(first);
      goOn = () => reply.end(second);
    });
    const pieces: Uint8Array[] = [];
    const take = (piece: Uint8Array) => {
      if (pieces.push(piece) === 1) goOn();
    };

    const { body } = await send({ method: 'GET', path: '/', reader: () => take });

    expect(pieces[0]).toEqual(first);
    expect([Buffer.concat(pieces).toString(), body]).toEqual(['{"a":"가"}', '']);
  });

  it('gives a refusal back whole to who would read a list piece by piece', async () => {
    const send = await serving((_, reply) => reply.writeHead(403).end('no'));
    const pieces: Uint8Array[] = [];

    const reply = await send({
      method: 'GET',
      path: '/',
      reader: () => (piece) => pieces.push(piece),
    });

    expect([reply.body, pieces]).toEqual(['no', []]);
  });

  it('tells a request that was cut off from one that was never sent', async () => {
    const send = await serving((request) => request.socket.destroy());

    await expect(send({ method: 'PATCH', path: '/', body: [] })).rejects.toMatchObject({
      name: 'NoReply',
      sent: true,
    });

    await stop();
    await expect(send({ method: 'PATCH', path: '/', body: [] })).rejects.toMatchObject({
      name: 'NoReply',
      sent: false,
    });
  });

  it('says that a reply was cut off in the middle', async () => {
    const send = await serving((request, reply) => {
      reply.writeHead(200, { 'content-length': 100 });
      reply.write('half', () => request.socket.destroy());
    });

    await expect(send({ method: 'GET', path: '/' })).rejects.toMatchObject({ sent: true });
  });

  it('keeps a connection for what is read, and takes a new one for each write', async () => {
    const sockets = new Set<unknown>();
    const send = await serving((request, reply) => {
      sockets.add(request.socket);
      reply.end('{}');
    });
    const connectionsOf = async (method: 'GET' | 'PATCH') => {
      sockets.clear();
      for (let nth = 0; nth < 3; nth++) await send({ method, path: '/' });
      return sockets.size;
    };

    expect(await connectionsOf('GET')).toBe(1);
    expect(await connectionsOf('PATCH')).toBe(3);
  });

  it('says whose it is, what it takes and, of a body, what it sends', async () => {
    const send = await serving(({ headers }, reply) => reply.end(JSON.stringify(headers)));
    const headersOf = async (request: Parameters<typeof send>[0]) =>
      JSON.parse((await send(request)).body) as Record<string, string>;

    const read = await headersOf({ method: 'GET', path: '/' });
    const made = await headersOf({ method: 'POST', path: '/', body: {}, accept: 'text/plain' });

    expect(read).toMatchObject({ accept: 'application/json', 'user-agent': 'kubewhy' });
    expect(read).not.toHaveProperty('content-type');
    expect(made).toMatchObject({ accept: 'text/plain', 'content-type': 'application/json' });
  });

  it('takes a reply that the server has packed', async () => {
    const send = await serving((request, reply) => {
      reply.writeHead(200, { 'content-encoding': 'gzip' });
      reply.end(gzipSync(`asked for ${request.headers['accept-encoding']}`));
    });

    expect((await send({ method: 'GET', path: '/' })).body).toBe('asked for gzip');
  });

  it('says that a packed reply is damaged or was cut off', async () => {
    const send = await serving((_, reply) => {
      reply.writeHead(200, { 'content-encoding': 'gzip' });
      reply.end(gzipSync('x'.repeat(100_000)).subarray(0, 50));
    });

    await expect(send({ method: 'GET', path: '/' })).rejects.toMatchObject({ sent: true });
  });

  it('counts credentials that cannot be had as nothing sent, and keeps them to itself', async () => {
    const send = httpsTransport({
      getCurrentCluster: () => ({
        name: 'test',
        server: 'https://127.0.0.1:1',
        skipTLSVerify: false,
      }),
      applyToHTTPSOptions: () =>
        Promise.reject(new Error('aws: refresh_token=hunter2hunter2 is expired')),
    });

    await expect(send({ method: 'GET', path: '/' })).rejects.toMatchObject({
      message: 'aws: refresh_token=[hidden] is expired',
      sent: false,
    });
  });
});
