import type { Evidence, Ref } from '../../domain/model.ts';
import { present } from '../../text/present.ts';
import { quoted, type RunLog } from './logs.ts';

/** An address at which a program says that it listens; without a host it names only the port. */
export type Listening = Readonly<{ host?: string; port: number; evidence: Evidence }>;

const VERB = String.raw`\b(?:listen|serving|running|started|bound|available|accepting|server at|local:|network:)`;
/** What a program connects to is somebody else's. */
const OF_OTHERS =
  /\b(?:connect(?:ed|ing|ion)?(?: \w+)? to|broker at|waiting for|forwarding to|proxying to)\b/i;
const HOST = String.raw`(?<host>(?:\d{1,3}\.){3}\d{1,3}|\[[\da-f:]*\]|localhost|\*)`;
/** "listening on 0.0.0.0:8080", "Running on http://127.0.0.1:5000", "listening on :8080". */
const ADDRESS = new RegExp(String.raw`${VERB}.*?(?:\/\/|[\s(=])${HOST}?:(?<port>\d{2,5})\b`, 'i');
/** "Listening on port 3000", "started on port(s): 8080". */
const PORT = new RegExp(String.raw`${VERB}.*?\bport(?:\(s\))?\W{0,3}(?<port>\d{2,5})\b`, 'i');

/** Where a program says in its log that it listens. */
export function listeningIn({ lines }: RunLog, on: Ref<'Pod'>): readonly Listening[] {
  return lines.flatMap((line) => {
    if (OF_OTHERS.test(line.text)) return [];
    const { host, port } = (ADDRESS.exec(line.text) ?? PORT.exec(line.text))?.groups ?? {};
    if (!port) return [];
    return [{ port: Number(port), evidence: quoted(line, on), ...present({ host }) }];
  });
}

/** Whether a port serves something beside what the program is for, by what is written of it. */
export function isOnTheSide(words: string): boolean {
  return /metric|admin|debug|inspect|pprof|profil|manage|health|prometheus|telemetry|jmx/i.test(
    words,
  );
}

/** Whether only the same pod reaches an address: kubelet and Services come from outside. */
export function isLoopback({ host = '' }: Listening): boolean {
  return host.startsWith('127.') || host === 'localhost' || host === '[::1]';
}
