import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { AlertInbox } from '../domain/alert-ports.ts';
import { QueueUnavailable } from '../domain/errors.ts';
import { gatheredAlerts } from './gathered-alerts.ts';
import { parsePayload } from './payload.ts';

/** 5,000 alerts with all that people write into annotations. */
const LARGEST_BYTES = 8 * 1024 * 1024;
/** So many find room, and are put, before the next are looked at. */
const AT_ONCE = 100;

/** What the webhook works with. `token` is what Alertmanager sends as `authorization.credentials`. */
export type Webhook = Readonly<{
  token: string;
  inbox: Pick<AlertInbox, 'put'>;
  /** Rejects with QueueUnavailable when so many alerts are too many now. */
  room: (alerts: number) => Promise<void>;
  owner?: readonly string[]; // labels or annotations that name who owns an alert
  count?: (result: AlertResult, alerts: number) => void;
}>;
/**
 * What became of alerts. Alertmanager itself leaves out the `truncated` ones (its setting max_alerts).
 * Nobody knows how many alerts a refused request held: it counts as one.
 */
export type AlertResult = 'accepted' | 'truncated' | 'refused' | 'unavailable';

/**
 * Takes Alertmanager's webhook of version 4. Answers 202 only when Redis has all of its alerts, and 503 when
 * it has not: Alertmanager tries again after a 5xx, and gives up for minutes after any 4xx, 429 included.
 */
export function alertmanagerWebhook(webhook: Webhook) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { status, text, headers } = await replyTo(request, webhook);
    // What was refused may not have been read, so that the connection serves nothing else; what is too large is dropped as it comes.
    const connection = status === 202 || status === 413 ? {} : { connection: 'close' };
    const type = { 'content-type': 'text/plain; charset=utf-8' };
    response.writeHead(status, { ...type, ...connection, ...headers }).end(`${text}\n`);
  };
}
type Reply = Readonly<{
  status: number;
  text: string;
  headers?: Readonly<Record<string, string>>;
}>;

async function replyTo(request: IncomingMessage, webhook: Webhook): Promise<Reply> {
  const { token, count = () => undefined } = webhook;
  if (request.method !== 'POST') {
    return refusal(405, 'Alerts are sent with POST.', { allow: 'POST' });
  }
  if (!isBearer(request.headers.authorization, token)) {
    const text =
      'The bearer token is missing or wrong: set http_config.authorization.credentials of the receiver.';
    return refusal(401, text, { 'www-authenticate': 'Bearer' });
  }
  const body = await readBody(request, LARGEST_BYTES);
  if (body === undefined) {
    return refusal(413, 'The body is larger than 8 MiB: set max_alerts of the receiver.');
  }
  const parsed = parsePayload(body);
  if (parsed.is === 'refused') return refusal(400, parsed.why);

  const news = gatheredAlerts(parsed.payload, webhook.owner);
  const { odd } = parsed.payload;
  let accepted = 0;
  try {
    // A group that is larger than all that Redis has room for comes in part by part: what is in is not put twice.
    for (; accepted < news.length; accepted += AT_ONCE) {
      const part = news.slice(accepted, accepted + AT_ONCE);
      await webhook.room(part.length);
      await webhook.inbox.put(part);
    }
  } catch (error) {
    if (!(error instanceof QueueUnavailable)) throw error;
    count('unavailable', news.length - accepted);
    const some =
      accepted > 0
        ? `${accepted} of ${news.length} alerts were accepted, and the others not.`
        : 'The alerts were not accepted.';
    const text = `${error.message} ${some}`;
    return { status: 503, text: `${text} Nothing is lost: Alertmanager sends them again.` };
  }
  count('accepted', news.length);
  count('truncated', parsed.payload.truncatedAlerts ?? 0);
  if (!odd) return { status: 202, text: `Accepted ${news.length}.` };
  count('refused', odd.alerts);
  return { status: 202, text: `Accepted ${news.length}, refused ${odd.alerts}. ${odd.why}` };

  function refusal(status: number, text: string, headers = {}): Reply {
    count('refused', 1);
    return { status, text, headers };
  }
}

/** Whether an Authorization header carries this token; takes as long for a near miss as for any other. */
function isBearer(header: string | undefined, token: string): boolean {
  const given = /^Bearer +(\S+) *$/i.exec(header ?? '')?.[1];
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}

/** What is compared in constant time has to be of one length. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** The text of a request; undefined once it is, or says that it will be, longer than `limit` bytes. */
async function readBody(request: IncomingMessage, limit: number): Promise<string | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return unread(request);

  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving a plain loop over the request would close the connection before the answer is sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes: Buffer = chunk;
    size += bytes.length;
    if (size > limit) return unread(request);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString();
}

/** Drops what is still to come: a sender whose connection breaks before its end would never read the answer, and try again for ever. */
function unread(request: IncomingMessage): undefined {
  request.resume();
}
