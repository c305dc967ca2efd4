import { Buffer } from 'node:buffer';
import { gzipSync } from 'node:zlib';

import type { Exchange, Mishap } from '#test/hostile/mishap.ts';
import { oneOf } from '#test/hostile/one-of.ts';
import { TELLING, TELLING_HEADERS } from '#test/hostile/secrets.ts';
import { say, send } from '#test/hostile/send.ts';

const PAGE = `<!doctype html><title>Gateway</title><h1>Not today</h1><pre>${TELLING}</pre>`;
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const RETRY_AFTER = ['1', '99999', 'soon', '-5', '1e9', 'Wed, 21 Oct 2099 07:28:00 GMT', ''];
/** 300 MiB in 300 KiB. */
const BOMB = Buffer.concat(
  Array.from({ length: 300 }, () => gzipSync(Buffer.alloc(1024 * 1024, 0x20))),
);

/** Answers that say no, or are none. */
export const refusingMishaps: readonly Mishap[] = [
  ...[401, 403, 408, 410, 500, 502, 503, 504].map((code) =>
    refusal(`status-${code}`, (exchange) => status(exchange, code)),
  ),
  nonsense('html-200', (exchange) => say(exchange, 200, PAGE, { ...HTML, ...TELLING_HEADERS })),
  ...[403, 404, 502, 503].map((code) =>
    refusal(`html-${code}`, (one) => say(one, code, PAGE, { ...HTML, ...TELLING_HEADERS })),
  ),
  refusal('too-many', (exchange) => {
    const retryAfter = oneOf(RETRY_AFTER, exchange.dice('retry'));
    status(exchange, 429, retryAfter ? { 'retry-after': retryAfter } : {});
  }),
  refusal('redirect', (exchange) => say(exchange, 302, '', TELLING_HEADERS)),
  nonsense('nothing', (exchange) => say(exchange, 200, '')),
  refusal('no-content', ({ outgoing }) => outgoing.writeHead(204).end()),
  refusal('odd-status', (exchange) => say(exchange, 799, TELLING)),
  nonsense('status-as-200', (exchange) => status(exchange, 200)),
  nonsense('a-number', (exchange) => say(exchange, 200, '42')),
  nonsense('a-null', (exchange) => say(exchange, 200, 'null')),
  nonsense('noise', (exchange) => say(exchange, 200, '\u0000\u0007 not { json ]]')),
  nonsense('truncated', (exchange) => {
    const { body } = exchange.answered;
    send(exchange, {
      body: body.subarray(0, Math.floor(body.length * (0.2 + exchange.dice('part') * 0.75))),
    });
  }),
  refusal('no-gzip', (exchange) =>
    say(exchange, 200, 'this was never packed', { 'content-encoding': 'gzip' }),
  ),
  refusal('half-gzip', (exchange) => {
    const packed = gzipSync(exchange.answered.body);
    const headers = { ...exchange.answered.headers, 'content-encoding': 'gzip' };
    send(exchange, { headers, body: packed.subarray(0, packed.length / 2) });
  }),
  refusal('bomb', (exchange) => {
    send(exchange, {
      headers: { ...exchange.answered.headers, 'content-encoding': 'gzip' },
      body: BOMB,
    });
  }),
  refusal('long-header', (exchange) => say(exchange, 200, '{}', { 'x-long': 'x'.repeat(100_000) })),
];

function refusal(name: string, play: Mishap['play']): Mishap {
  return { name, spoils: 'all', ...(name.endsWith('-403') && { refuses: true }), play };
}

/** What is an answer where any text is one. */
function nonsense(name: string, play: Mishap['play']): Mishap {
  return { name, spoils: 'all-but-logs', play };
}

/** As an API server fails, with more in its message than it should say. */
function status(exchange: Exchange, code: number, headers: Record<string, string> = {}): void {
  const body = {
    kind: 'Status',
    apiVersion: 'v1',
    status: 'Failure',
    message: TELLING,
    reason: 'InternalError',
    code,
  };
  say(exchange, code, JSON.stringify(body), {
    'content-type': 'application/json',
    ...TELLING_HEADERS,
    ...headers,
  });
}
