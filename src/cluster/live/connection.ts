import type { Throttle } from './throttle.ts';

/**
 * One HTTP request to an API server. A JSON Patch is a PATCH; without `maxBytes` 128 MiB are read. `reader`: what takes the
 * pieces of a reply with status 200 while they come in, which then has no body; each try is taken by one of its own.
 * `sifts`: such a reply is a log, of which at most `maxBytes` are read; the body is then what is left of it, a SiftedLog.
 * What is urgent goes before all that waits. `timeoutMs`: until the whole reply is there, from when its turn has come.
 */
export type Request = Readonly<{
  method: 'GET' | 'PATCH' | 'POST';
  path: string;
  query?: Readonly<Record<string, string>>;
  accept?: string;
  body?: unknown;
  maxBytes?: number;
  reader?: Reader | undefined;
  sifts?: true;
  isUrgent?: boolean;
  timeoutMs?: number;
}>;
/** Takes what comes, piece by piece. */
export type Reader = () => (piece: Uint8Array) => void;
/** What came back, whatever its status. Header names are in lower case. */
export type Reply = Readonly<{
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}>;

/** Makes one request; rejects with NoReply or TooLarge. */
export type Transport = (request: Request) => Promise<Reply>;

/** Nothing usable came back. Without `sent` the server never saw the request; `isLate`: its time was over; `since`: it answers nobody since then. */
export class NoReply extends Error {
  override readonly name = 'NoReply';
  readonly sent: boolean;
  readonly isLate: boolean;
  readonly advice: string | undefined;
  readonly since: string | undefined;

  constructor(
    message: string,
    sent: boolean,
    options?: ErrorOptions & { isLate?: boolean; advice?: string; since?: string | undefined },
  ) {
    super(message, options);
    this.sent = sent;
    this.isLate = options?.isLate ?? false;
    this.advice = options?.advice;
    this.since = options?.since;
  }
}
/** The reply is longer than `maxBytes`. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** An API server as its guest: a limited rate, patience when it says 429, and its idea of the time. */
export interface Connection {
  request: Transport;
  /** The server's time, as far as its last reply told it; to the second. */
  now(): Date;
}

const MAX_REFUSALS = 3;
const DEFAULT_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 10_000;
/** The Date header holds whole seconds and is a little old when it arrives. */
const TOLERATED_SKEW_MS = 2000;

/** Adds to a transport what a guest on the API server owes it. */
export function connectionOver(transport: Transport, throttle: Throttle): Connection {
  let skewMs = 0;

  async function once(request: Request): Promise<Reply> {
    const reply = await throttle.run(() => transport(request), request.isUrgent);
    const skew = Date.parse(reply.headers.date ?? '') - Date.now();
    skewMs = Math.abs(skew) > TOLERATED_SKEW_MS ? skew : 0;
    return reply;
  }

  /** A kept connection may be closed by the server just as it is used: a read is asked once more, but not one that hung. */
  async function patiently(request: Request): Promise<Reply> {
    try {
      return await once(request);
    } catch (error) {
      const isCutOff = error instanceof NoReply && error.sent && !error.isLate;
      if (request.method !== 'GET' || !isCutOff) throw error;
      return await once(request);
    }
  }

  return {
    now: () => new Date(Date.now() + skewMs),
    async request(request) {
      for (let refusals = 0; ; refusals++) {
        const reply = await patiently(request);
        // 429 is said before anything is done, so a write may be repeated as well.
        if (reply.status !== 429 || refusals === MAX_REFUSALS) return reply;
        const pauseMs = Number(reply.headers['retry-after']) * 1000 || DEFAULT_PAUSE_MS;
        if (pauseMs > MAX_PAUSE_MS) return reply; // it will not take it while anybody waits for it
        throttle.pause(pauseMs);
      }
    },
  };
}
