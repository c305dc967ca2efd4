import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Whether a request names this server itself. A page of another site, or a foreign name that was made to
 * resolve to 127.0.0.1, does not.
 */
export function isLocal({ headers }: IncomingMessage, port: number): boolean {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  const { host = '', origin } = headers;
  if (!hosts.includes(host)) return false;
  return origin === undefined || hosts.some((own) => origin === `http://${own}`);
}

/** Whether a request carries the token of the printed address, compared in constant time. */
export function hasToken({ headers }: IncomingMessage, token: string): boolean {
  const given = Buffer.from(String(headers['x-playground-token'] ?? ''));
  const expected = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
