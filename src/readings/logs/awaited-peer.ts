import type { Evidence, LogLine, Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { cutText } from '../../text/cut-text.ts';
import { present } from '../../text/present.ts';
import { quotedField } from '../../world/quoted-field.ts';
import { addressesOf } from '../network/addresses.ts';
import { commandLine, containerOf } from '../pods/container-specs.ts';
import { TROUBLE } from './ending.ts';
import { quoted } from './logs.ts';
import { namedPeer } from './named-peer.ts';

type Peer = Readonly<{ host: string; port?: number }>;
/** The peer that an init container waits for without a word of why; `said` is where it is named, or that it waits. */
export type Awaited = Peer & Readonly<{ said: Evidence }>;

const LOOP = /\b(?:until|while)\b/;
const WAITING =
  /\bwait(?:s|ing)?\b|\bnot (?:yet )?(?:ready|available|up)\b|\bretrying\b|대기|기다/i;
const HOST = String.raw`["']?(?<host>[a-z][\w.-]*|\$[{(]?\w+[})]?)["']?`;
const PORT = String.raw`["']?(?:(?<port>\d{2,5})\b|\$[{(]?\w)`;
/** What loops ask with: the host stands where the program takes it. */
const ASKED: readonly RegExp[] = [
  new RegExp(String.raw`\bnc(?: -[a-z]+(?: \d+)?)* ${HOST}[ :]${PORT}`, 'i'),
  new RegExp(String.raw`/dev/tcp/${HOST}/${PORT}`, 'i'),
  new RegExp(String.raw`\b(?:nslookup|getent \w*hosts\w*) ${HOST}(?=[\s;&|>)]|\.\$\(|$)`, 'i'),
  new RegExp(
    String.raw`\b(?:pg_isready|psql|mysql\w*|mariadb[\w-]*|redis-cli|valkey-cli|mongosh?)\b[^;|&]* (?:-h ?|--host[= ])${HOST}(?: (?:-[pP] ?|--port[= ])${PORT})?`,
    'i',
  ),
];

/**
 * Whom an init container waits for that does not end, by the loop of its command or, where that is the image's own, by
 * what it writes and its settings; undefined where its log tells of a failure, which says more.
 */
export function awaitedPeer(
  pod: Resource<'Pod'>,
  on: Ref<'Pod'>,
  { name, lines }: Readonly<{ name: string; lines: readonly LogLine[] }>,
  world: World,
): Awaited | undefined {
  const at = containerOf(pod, name);
  if (!at?.isInit || lines.some(({ text }) => TROUBLE.test(text))) return undefined;
  const loop = commandLine(at).find(({ text }) => LOOP.test(cutText(text)));
  if (loop) {
    const peer = askedIn(cutText(loop.text), pod, name, world);
    const { text: quote, path } = loop;
    return peer && { ...peer, said: quotedField(on, path, quote) };
  }
  const line = lines.findLast(({ text }) => text.trim() !== '');
  const peer = line && WAITING.test(line.text) && namedPeer(line.text, pod, name, world);
  if (!line || !peer) return undefined;
  const { host, port } = peer;
  return { host, ...present({ port }), said: quoted(line, on) };
}

/** A variable stands for the peer that its setting names. */
function askedIn(
  command: string,
  pod: Resource<'Pod'>,
  container: string,
  world: World,
): Peer | undefined {
  const found = ASKED.map((pattern) => pattern.exec(command)).find((one) => one !== null);
  const { host = '', port } = found?.groups ?? {};
  const variable = /^\$[{(]?(?<name>\w+)/.exec(host)?.groups?.['name'];
  const addresses = addressesOf(pod, world).filter((one) => one.container === container);
  const [urls] = addresses.filter(({ setting }) => setting === 'args'); // of curl, wget and such
  const known = found ? addresses.find(({ setting }) => setting === variable) : urls;
  const name = known?.host ?? (variable ? '' : host.toLowerCase());
  if (!name) return undefined;
  const number = port ? Number(port) : known?.port;
  return { host: name, ...present({ port: number }) };
}
