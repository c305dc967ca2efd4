import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { alertmanagerSilences } from '#src/alerts/alertmanager-silences.ts';

/** As strict as Alertmanager 0.34 is about what it takes. */
let server: Server;
let url = '';
const asked: { method: string; path: string; body: string; token: string | undefined }[] = [];
let answer = { status: 200, text: '{"silenceID":"s-1"}' };

beforeEach(async () => {
  asked.length = 0;
  answer = { status: 200, text: '{"silenceID":"s-1"}' };
  server = createServer((request, response) => void reply(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => void server.close());

async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request);
  const { method = '', url: path = '', headers } = request;
  asked.push({ method, path, body, token: headers.authorization });
  const refusal = method === 'POST' ? refusalOf(body, headers['content-type']) : undefined;
  response.writeHead(refusal ? 400 : answer.status).end(refusal ?? answer.text);
}

const silence = {
  matchers: [{ name: 'alertname', value: 'PodDown' }],
  until: new Date(Date.now() + 3_600_000).toISOString(),
  by: 'mina (U1)',
  comment: 'kubewhy',
};

describe('a silence in Alertmanager', () => {
  it('is made, and answered with its id', async () => {
    expect(await alertmanagerSilences(`${url}/`, 'secret').make(silence)).toBe('s-1');

    expect(asked).toMatchObject([
      { method: 'POST', path: '/api/v2/silences', token: 'Bearer secret' },
    ]);
  });

  it('is ended by its id', async () => {
    answer = { status: 200, text: '' };
    await alertmanagerSilences(url).end('s/1');

    expect(asked).toMatchObject([{ method: 'DELETE', path: '/api/v2/silence/s%2F1' }]);
  });

  it.each([
    ['refuses it', { status: 400, text: 'bad' }, 'Alertmanager answered 400: bad'],
    ['answers something else', { status: 200, text: '<html>' }, 'without an id'],
  ])('fails where Alertmanager %s', async (_, given, message) => {
    answer = given;

    await expect(alertmanagerSilences(url).make(silence)).rejects.toThrow(message);
  });

  it('fails where it is not there', async () => {
    await expect(alertmanagerSilences('http://127.0.0.1:1').make(silence)).rejects.toMatchObject({
      name: 'SilencesUnavailable',
      message: 'Alertmanager did not answer.',
    });
  });
});

/** What api/v2 says of a silence that is not one. */
function refusalOf(body: string, type: string | undefined): string | undefined {
  if (type !== 'application/json') return 'unsupported media type';
  const sent = JSON.parse(body) as Record<string, unknown>;
  const wanted = ['matchers', 'startsAt', 'endsAt', 'createdBy', 'comment'];
  if (wanted.some((key) => !sent[key])) return 'a field is required';
  if (Object.keys(sent).some((key) => !wanted.includes(key))) return 'unknown field';
  const { matchers, endsAt } = sent as { matchers: Record<string, unknown>[]; endsAt: string };
  if (Date.parse(endsAt) < Date.now()) return "end time can't be in the past";
  const isWhole = (one: Record<string, unknown>) =>
    typeof one['name'] === 'string' &&
    typeof one['value'] === 'string' &&
    typeof one['isRegex'] === 'boolean' &&
    typeof one['isEqual'] === 'boolean';
  return matchers.length > 0 && matchers.every(isWhole) ? undefined : 'bad matchers';
}
