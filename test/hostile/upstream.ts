import type { Buffer } from 'node:buffer';

/** What an API server is asked, without what its connection adds. */
export type Asked = Readonly<{ method: string; url: URL; accept: string; body: Buffer }>;
/** What it answers. */
export type Answered = Readonly<{
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}>;
/** An API server that tells the truth. */
export type Upstream = (asked: Asked) => Promise<Answered>;
