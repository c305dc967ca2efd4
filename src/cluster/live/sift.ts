import { StringDecoder } from 'node:string_decoder';

import { LogSieve } from '../../text/log-sieve.ts';
import { logLine } from '../log-line.ts';

/** A log is sifted for so long; whoever asks waits for it. */
const MOST_MS = 2000;
/** Of a longer line the rest is left out: it is data. */
const MOST_OF_LINE = 8192;

/** What can be stopped while it comes in. */
export type Incoming = AsyncIterable<Buffer> & Readonly<{ destroy(): unknown }>;

/**
 * Sifts a log while it comes in, as the text of a SiftedLog in JSON. It takes no more than the bytes given and two seconds,
 * and as much memory as a few hundred lines, however long the log is.
 */
export async function sift(incoming: Incoming, mostBytes: number): Promise<string> {
  const sieve = new LogSieve();
  const decoder = new StringDecoder();
  let rest = '';
  let size = 0;
  let isCut = false;
  const stop = () => {
    isCut = true;
    incoming.destroy();
  };
  const timer = setTimeout(stop, MOST_MS);
  try {
    for await (const piece of incoming) {
      size += piece.length;
      const lines = (rest + decoder.write(piece)).split('\n');
      rest = (lines.pop() ?? '').slice(0, MOST_OF_LINE);
      for (const line of lines) if (line) sieve.add(logLine(line));
      if (size >= mostBytes) stop();
      if (isCut) break;
    }
  } catch (error) {
    if (!isCut) throw error;
  } finally {
    clearTimeout(timer);
  }
  if (rest && !isCut) sieve.add(logLine(rest));
  return JSON.stringify(sieve.log(isCut));
}
