import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { liveConnection } from '#src/cluster/live/kube-config.ts';

const NAMES = ['HTTP_PROXY', 'http_proxy', 'NO_PROXY', 'no_proxy'];
const before = new Map(NAMES.map((name) => [name, process.env[name]]));
let folder = '';
let servers: Server[] = [];
let held: Duplex[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kubewhy-access-'));
  for (const name of NAMES) delete process.env[name];
});
afterEach(async () => {
  for (const [name, value] of before) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  for (const socket of held) socket.destroy();
  held = [];
  for (const server of servers) server.closeAllConnections();
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  servers = [];
  rmSync(folder, { recursive: true });
});

describe('a kubeconfig', () => {
  it('lets a user act with the groups, uid and extra fields of another', async () => {
    const user = {
      token: 'abc',
      as: 'mina',
      'as-uid': 'u-1',
      'as-groups': ['dev', 'ops'],
      'as-user-extra': { 'example.com/Team': ['shop'], scopes: ['a', 'b'] },
    };

    expect(await headersAt(await api(), { user })).toMatchObject({
      authorization: 'Bearer abc',
      'impersonate-user': 'mina',
      'impersonate-uid': 'u-1',
      'impersonate-group': 'dev, ops',
      'impersonate-extra-example.com%2fteam': 'shop',
      'impersonate-extra-scopes': 'a, b',
    });
  });

  it('does not act with other rights where the groups cannot be read', async () => {
    const server = await api();

    await expect(headersAt(server, { user: { 'as-groups': 'dev' } })).rejects.toThrow(
      'cannot be read',
    );
  });

  it('gets its token from a plugin once', async () => {
    const noted = join(folder, 'runs');
    const script = `require('node:fs').appendFileSync(${JSON.stringify(noted)},'x');console.log(JSON.stringify({status:{token:'t'+require('node:fs').readFileSync(${JSON.stringify(noted)},'utf8').length}}))`;
    const exec = {
      apiVersion: 'client.authentication.k8s.io/v1',
      command: process.execPath,
      args: ['-e', script],
    };
    const connection = await connectionTo(await api(), { user: { exec } });

    const replies = await Promise.all([1, 2, 3].map(() => connection.request(ASKED)));

    for (const { body } of replies)
      expect(JSON.parse(body)).toMatchObject({ authorization: 'Bearer t1' });
  });

  it.each([
    ['it names', (proxy: string) => ({ cluster: { 'proxy-url': proxy } })],
    [
      'the environment names',
      (proxy: string) => {
        process.env['HTTP_PROXY'] = proxy;
        return {};
      },
    ],
  ])('goes through the proxy that %s', async (_, named) => {
    const server = await api();
    const proxy = await proxyTo(server);

    const reply = await headersAt('http://api.example:80', named(proxy.address));

    expect(reply).toMatchObject({ host: 'api.example' });
    expect(proxy.asked).toEqual(['api.example:80']);
  });

  it('gives up in time where the proxy opens no tunnel', async () => {
    const proxy = createServer();
    proxy.on('connect', (_, socket) => held.push(socket));
    const cluster = { 'proxy-url': await listening(proxy) };
    const { request } = await connectionTo('http://api.example:80', { cluster });

    await expect(request({ ...ASKED, timeoutMs: 100 })).rejects.toMatchObject({ isLate: true });
  });

  it('goes past the proxy of the environment where NO_PROXY says so', async () => {
    process.env['HTTP_PROXY'] = 'http://127.0.0.1:1';

    expect(await headersAt(await api(), {})).toMatchObject({ accept: 'application/json' });
  });

  it('names the proxy to who looks for a server that does not answer, without its password', async () => {
    const cluster = { 'proxy-url': 'http://mina:hunter2hunter2@proxy.example:3128' };

    const { access } = await connectionTo('https://api.example:6443', { cluster });

    expect(access).toContain('server https://api.example:6443 through the proxy http://');
    expect(access).not.toContain('hunter2');
  });
});

const ASKED = { method: 'GET', path: '/' } as const;
type Parts = Readonly<{ user?: object; cluster?: object }>;

async function headersAt(server: string, parts: Parts): Promise<unknown> {
  return JSON.parse((await (await connectionTo(server, parts)).request(ASKED)).body);
}

async function connectionTo(server: string, { user = {}, cluster = {} }: Parts) {
  const file = join(folder, 'config');
  const config = {
    'current-context': 'lab',
    contexts: [{ name: 'lab', context: { cluster: 'lab', user: 'me' } }],
    clusters: [{ name: 'lab', cluster: { server, 'insecure-skip-tls-verify': true, ...cluster } }],
    users: [{ name: 'me', user }],
  };
  writeFileSync(file, JSON.stringify(config));
  return await liveConnection({ kubeconfig: file });
}

/** A server that answers with the headers that it got. */
async function api(): Promise<string> {
  return await listening(
    createServer((request, reply) => reply.end(JSON.stringify(request.headers))),
  );
}

/** A proxy that takes every tunnel to the same server, and notes where it was to go. */
async function proxyTo(server: string) {
  const asked: string[] = [];
  const proxy = createServer();
  proxy.on('connect', ({ url = '' }, socket) => {
    asked.push(url);
    const { port } = new URL(server);
    const there = connect(Number(port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      there.pipe(socket).pipe(there);
    });
    socket.on('error', () => there.destroy());
    there.on('error', () => socket.destroy());
    socket.on('close', () => there.destroy());
  });
  return { address: await listening(proxy), asked };
}

async function listening(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
