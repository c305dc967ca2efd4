import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

import { afterEach, describe, expect, it } from '@jest/globals';

import { type Access, httpsTransport } from '#src/cluster/live/https-transport.ts';

describe('the transport', () => {
  let server: Server;
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  /** A transport to a server of this machine; the kubeconfig adds a token. */
  async function serving(listener: RequestListener, timeoutMs?: number) {
    server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const access: Access = {
      getCurrentCluster: () => ({
        name: 'test',
        server: `http://127.0.0.1:${port}/prefix/`,
        skipTLSVerify: true,
      }),
      async applyToHTTPSOptions(options) {
        options.headers = { ...options.headers, Authorization: 'Bearer token' };
      },
    };
    return httpsTransport(access, timeoutMs);
  }

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

    await new Promise((resolve) => server.close(resolve));
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

  it('does not wait for ever', async () => {
    const send = await serving(() => {}, 50);

    await expect(send({ method: 'PATCH', path: '/' })).rejects.toMatchObject({
      message: 'no answer in time',
      sent: true,
    });
  });

  it('reads no more than it wants', async () => {
    const send = await serving((_, reply) => reply.end('x'.repeat(1000)));

    await expect(send({ method: 'GET', path: '/', maxBytes: 999 })).rejects.toThrow('999 bytes');
    expect((await send({ method: 'GET', path: '/', maxBytes: 1000 })).body).toHaveLength(1000);
  });

  it('takes a reply that the server has packed', async () => {
    const send = await serving((request, reply) => {
      reply.writeHead(200, { 'content-encoding': 'gzip' });
      reply.end(gzipSync(`asked for ${request.headers['accept-encoding']}`));
    });

    expect((await send({ method: 'GET', path: '/' })).body).toBe('asked for gzip');
  });

  it('reads no more than it wants of what a packed reply unpacks to', async () => {
    const send = await serving((_, reply) => {
      reply.writeHead(200, { 'content-encoding': 'gzip' });
      reply.end(gzipSync('x'.repeat(100_000)));
    });

    await expect(send({ method: 'GET', path: '/', maxBytes: 999 })).rejects.toThrow('999 bytes');
  });

  it('says that a packed reply is damaged or was cut off', async () => {
    const send = await serving((_, reply) => {
      reply.writeHead(200, { 'content-encoding': 'gzip' });
      reply.end(gzipSync('x'.repeat(100_000)).subarray(0, 50));
    });

    await expect(send({ method: 'GET', path: '/' })).rejects.toMatchObject({ sent: true });
  });

  it('counts credentials that cannot be had as nothing sent', async () => {
    const send = httpsTransport({
      getCurrentCluster: () => ({
        name: 'test',
        server: 'https://127.0.0.1:1',
        skipTLSVerify: false,
      }),
      applyToHTTPSOptions: () => Promise.reject(new Error('aws: command not found')),
    });

    await expect(send({ method: 'GET', path: '/' })).rejects.toMatchObject({
      message: 'aws: command not found',
      sent: false,
    });
  });
});
