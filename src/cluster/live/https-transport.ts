import http, { type IncomingMessage } from 'node:http';
import https, { type RequestOptions } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

import type { KubeConfig } from '@kubernetes/client-node';

import { saidBy } from '../../text/redaction/said-by.ts';
import { addressOf } from './address-of.ts';
import { NoReply, TooLarge, type Reply, type Request, type Transport } from './connection.ts';
import { NoCredentials } from './no-credentials.ts';
import { sift } from './sift.ts';

/** What is needed of a kubeconfig: where the server is, and what to add to a request to it. */
export type Access = Pick<KubeConfig, 'getCurrentCluster' | 'applyToHTTPSOptions'>;

const MAX_BYTES = 128 * 1024 * 1024;
/** A question has 60 s in all, and asks in rounds; a change is asked for once, and webhooks may take their time over it. */
const LIMIT_MS = { GET: 10_000, PATCH: 30_000, POST: 30_000 };
/** Lists of megabytes are unpacked: pieces of Node's 16 KiB would be hundreds of turns. */
const PIECE_BYTES = 64 * 1024;

/**
 * Speaks to the current context's server with node:https. client-node brings certificates, tokens and
 * proxies; its generated API is left aside, because it turns times into Date.
 */
export function httpsTransport(access: Access, limitMs?: number): Transport {
  const agents = {
    'http:': new http.Agent({ keepAlive: true }),
    'https:': new https.Agent({ keepAlive: true }),
  };

  return async (request) => {
    const { server = '', proxyUrl } = access.getCurrentCluster() ?? {};
    const { protocol, hostname, port, pathname } = addressOf(server);
    const query = request.query ? `?${new URLSearchParams(request.query).toString()}` : '';
    const options: RequestOptions = {
      host: hostname.replace(/^\[|\]$/g, ''), // IPv6
      port,
      path: `${pathname.replace(/\/$/, '')}${request.path}${query}`,
      method: request.method,
      headers: headersOf(request),
      signal: AbortSignal.timeout(limitMs ?? request.timeoutMs ?? LIMIT_MS[request.method]),
    };
    await prepare(access, options);
    const scheme = protocol === 'http:' ? 'http:' : 'https:';
    // A kept connection may be closed while a write is on its way, which would then count as lost.
    if (!proxyUrl) options.agent = request.method === 'GET' ? agents[scheme] : false;
    return await send(scheme === 'http:' ? http : https, options, request);
  };
}

function headersOf({ method, accept = 'application/json', body, sifts }: Request) {
  const type = method === 'PATCH' ? 'application/json-patch+json' : 'application/json';
  return {
    Accept: accept,
    ...(!sifts && { 'Accept-Encoding': 'gzip' }), // lists are ten times smaller; the API server packs from 128 KiB on
    'User-Agent': 'kubewhy',
    ...(body ? { 'Content-Type': type } : {}),
  };
}

async function prepare(access: Access, options: RequestOptions): Promise<void> {
  try {
    await access.applyToHTTPSOptions(options);
  } catch (cause) {
    const advice = cause instanceof NoCredentials ? { advice: cause.advice } : {};
    throw new NoReply(messageOf(cause), false, { cause, ...advice });
  }
}

function send(client: Pick<typeof https, 'request'>, options: RequestOptions, request: Request) {
  return new Promise<Reply>((resolve, reject) => {
    let sent = false;
    const fail = (cause: unknown) => {
      if (cause instanceof TooLarge) return reject(cause);
      return reject(new NoReply(messageOf(cause), sent, { cause, isLate: isLate(cause) }));
    };
    const outgoing = client.request(options, (reply) => {
      receive(reply, request).then(resolve, fail);
    });
    outgoing.on('error', fail);
    // While a proxy does not open its tunnel, a request has no socket that could tell that its time is over.
    options.signal?.addEventListener('abort', () => fail(options.signal?.reason), { once: true });
    outgoing.on('socket', (socket) => {
      const ready = client === https ? 'secureConnect' : 'connect';
      if (socket.connecting) socket.once(ready, () => (sent = true));
      else sent = true;
    });
    outgoing.end(request.body === undefined ? undefined : JSON.stringify(request.body));
  });
}

async function receive(
  reply: IncomingMessage,
  { reader, maxBytes = MAX_BYTES, sifts }: Request,
): Promise<Reply> {
  if (sifts && reply.statusCode === 200) return replyOf(reply, await sift(reply, maxBytes));
  const pieces: Buffer[] = [];
  const keep = (piece: Buffer) => void pieces.push(piece);
  const take = (reply.statusCode === 200 && reader?.()) || keep;
  const read = async (bytes: AsyncIterable<Buffer>) => await takeAll(bytes, take, maxBytes);
  await (reply.headers['content-encoding'] === 'gzip'
    ? pipeline(reply, createGunzip({ chunkSize: PIECE_BYTES }), read)
    : pipeline(reply, read));
  return replyOf(reply, Buffer.concat(pieces).toString());
}

function replyOf({ statusCode: status = 0, headers }: IncomingMessage, body: string): Reply {
  const named = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return { status, headers: Object.fromEntries(named) as Record<string, string>, body };
}

async function takeAll(
  body: AsyncIterable<Buffer>,
  take: (piece: Buffer) => void,
  maxBytes: number,
): Promise<void> {
  let size = 0;
  for await (const piece of body) {
    size += piece.length;
    if (size > maxBytes) throw new TooLarge(`The reply is longer than ${maxBytes} bytes.`);
    take(piece);
  }
}

function messageOf(cause: unknown): string {
  return isLate(cause) ? 'no answer in time' : saidBy(cause);
}

function isLate(cause: unknown): boolean {
  return cause instanceof Error && /^(?:Abort|Timeout)Error$/.test(cause.name);
}
