import { request } from 'node:http';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { type Playground, startPlayground } from '#demo/start-playground.ts';
import { botToken, signingSecret } from '#test/demo/support/fake-app.ts';

let playground: Playground;
let port: number;
let token: string;

beforeAll(async () => {
  const requestUrl = 'http://127.0.0.1:1/slack/events';
  playground = await startPlayground({ port: 0, slack: { signingSecret, botToken, requestUrl } });
  const { port: at, hash } = new URL(playground.pageUrl);
  port = Number(at);
  token = hash.replace('#token=', '');
});
afterAll(() => playground.stop());

describe('the playground’s server', () => {
  it.each([
    ['the page', '/', {}, 200],
    ['its code, made from the sources', '/main.js', {}, 200],
    ['its start with the token', '/playground/start?user=UMINA00001', { token: true }, 200],
    ['its start without', '/playground/start?user=UMINA00001', {}, 401],
    ['its start with another', '/playground/start?user=UMINA00001', { token: 'x' }, 401],
    ['a stranger’s start', '/playground/start?user=UNONE', { token: true }, 400],
    ['what it does not know', '/playground/eval?user=UMINA00001', { token: true }, 404],
    ['a file outside', '/..%2fstart-playground.ts', {}, 404],
    ['another name for this machine', '/', { host: 'evil.example' }, 403],
    ['a page of another site', '/', { origin: 'http://evil.example' }, 403],
    ['its own page', '/', { origin: true }, 200],
  ] as const)('answers %s', async (_, path, from, status) => {
    expect(await get(path, from)).toBe(status);
  });

  it.each([
    ['a slash command in a thread', 'line', { channel: 'ops', text: '/k8s', thread: '1' }, 200],
    ['a click on what is gone', 'click', { on: { view: 'V1' }, blockId: 'b', actionId: 'a' }, 400],
    ['something else than the page sends', 'line', { channel: 'ops' }, 400],
    ['an alert that is not set up', 'alert', { status: 'firing' }, 200],
  ])('gives a person notice of %s', async (_, name, body, status) => {
    const answer = await fetch(`http://127.0.0.1:${port}/playground/${name}?user=UMINA00001`, {
      method: 'POST',
      headers: { 'x-playground-token': token },
      body: JSON.stringify(body),
    });

    expect([answer.status, await answer.json()]).toEqual([status, { notice: expect.any(String) }]);
  });
});

/** The status of a request with these headers; `true` stands for the right one. */
function get(
  path: string,
  from: { token?: true | string; host?: string; origin?: true | string },
): Promise<number | undefined> {
  const own = `http://127.0.0.1:${port}`;
  const headers = {
    host: from.host ?? `127.0.0.1:${port}`,
    ...(from.token && { 'x-playground-token': from.token === true ? token : from.token }),
    ...(from.origin && { origin: from.origin === true ? own : from.origin }),
  };
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode));
    })
      .on('error', reject)
      .end();
  });
}
