import { once } from 'node:events';
import { connect } from 'node:net';

import { afterEach, describe, expect, it } from '@jest/globals';

import {
  type Operations,
  operationsListener,
  type OperationsListener,
} from '#src/serve/operations/operations-listener.ts';
import { keptLog } from '#test/support/logs.ts';

const { log, lines } = keptLog();
let listener: OperationsListener | undefined;
afterEach(() => listener?.stop());

describe('the operations listener', () => {
  it('serves health, readiness, metrics and its routes', async () => {
    const url = await serving({
      routes: { '/hook': async (_, response) => void response.writeHead(202).end('taken') },
      metrics: async () => 'kubewhy_up 1\n',
    });

    expect(await get(`${url}/healthz`)).toEqual({ status: 200, text: 'ok\n' });
    expect(await get(`${url}/readyz`)).toEqual({ status: 200, text: '[+]redis ok\nready\n' });
    expect(await get(`${url}/metrics`)).toEqual({ status: 200, text: 'kubewhy_up 1\n' });
    expect(await get(`${url}/hook?a=b`)).toEqual({ status: 202, text: 'taken' });
    expect(await get(`${url}/hook/more`)).toMatchObject({ status: 404 });
    expect(await get(`${url}/constructor`)).toMatchObject({ status: 404 });
  });

  it('serves no metrics where they have a listener of their own', async () => {
    const url = await serving({ metrics: undefined });

    expect(await get(`${url}/metrics`)).toMatchObject({ status: 404 });
  });

  it('says why it is not ready, and stays healthy', async () => {
    const url = await serving({
      checks: {
        redis: async () => {
          throw new Error('Redis does not answer.');
        },
        slack: async () => undefined,
      },
    });

    expect(await get(`${url}/readyz`)).toEqual({
      status: 503,
      text: '[-]redis failed: Redis does not answer.\n[+]slack ok\nNot ready\n',
    });
    expect(await get(`${url}/readyz?exclude=redis`)).toEqual({
      status: 200,
      text: '[+]redis excluded\n[+]slack ok\nready\n',
    });
    expect(await get(`${url}/healthz`)).toMatchObject({ status: 200 });
  });

  it('is not ready from the moment it is being stopped, and answers what came in', async () => {
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    const redis = () => (asked.resolve(), answer.promise);
    const url = await serving({ checks: { redis } });

    const response = get(`${url}/readyz`);
    await asked.promise;
    const stopped = listener?.stop();
    answer.resolve();

    expect(await response).toMatchObject({ status: 503, text: expect.stringMatching(/stopped/) });
    await stopped;
    await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
  });

  it('stops though a client holds a connection on which it says nothing', async () => {
    const { port } = new URL(await serving());
    const client = connect(Number(port), '127.0.0.1');
    await once(client, 'connect');
    const closed = once(client, 'close');

    await listener?.stop();

    expect(await closed).toEqual([false]); // without an error
  });

  it('answers 500 when a handler fails, and logs it without the query', async () => {
    const err = new Error('boom');
    const failing = async () => {
      throw err;
    };
    const url = await serving({ routes: { '/hook': failing }, metrics: failing });

    expect(await get(`${url}/hook?token=secret`)).toMatchObject({ status: 500 });
    expect(await get(`${url}/metrics`)).toMatchObject({ status: 500 });
    expect(lines).toEqual([
      { level: 'error', meta: { err, path: '/hook' }, message: 'a request failed' },
      { level: 'error', meta: { err, path: '/metrics' }, message: 'a request failed' },
    ]);
  });

  it('rejects when the port is taken', async () => {
    const { port } = new URL(await serving());
    const second = operationsListener({ ...base, port: Number(port) });

    await expect(second.start()).rejects.toThrow('EADDRINUSE');
    await second.stop();
  });
});

const base: Operations = {
  host: '127.0.0.1',
  port: 0,
  routes: {},
  checks: { redis: async () => undefined },
  metrics: async () => '',
  log,
};

async function serving(over: Partial<Operations> = {}): Promise<string> {
  listener = operationsListener({ ...base, ...over });
  return `http://127.0.0.1:${await listener.start()}`;
}

async function get(url: string) {
  const response = await fetch(url);
  return { status: response.status, text: await response.text() };
}
