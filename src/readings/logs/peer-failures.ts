import { present } from '../../text/present.ts';
import { PEER_WORDINGS, type PeerFailureKind } from './peer-wordings.ts';

/** What a log line says about it; the host may be an address. */
export type PeerFailure = Readonly<{
  kind: PeerFailureKind;
  host?: string;
  port?: number;
  user?: string;
  server?: string; // of names, that was asked for the host
}>;

/** Settings, counts and descriptions of failures, or a server about its own clients. */
const NO_FAILURE =
  /\bno connections? (?:refused|reset|timed out)|\bretry[ -]?(?:policy|on)\b|waiting for client|TLS handshake error from/i;
/** curl's own page about the number of an error. */
const SEE_ALSO = /\(see https?:\/\/[^)]*\)/g;
/** Go names the two ends of a connection, its own first. */
const OWN_END = /(?<![\w.])(?:\d+(?:\.\d+){3}|\[[\da-f:]+\]):\d+->/gi;
/** nginx waits for an answer here: it has connected. */
const CONNECTED = /while reading response header from upstream/;
/** A source file and its line in a stack, not a host and its port. */
const SOURCE_FILE = /\.(?:java|py|m?[jt]s|go|rb|kt|scala|php|rs|cc?|cs|ex)$/;
const URL =
  /\b[a-z][\w+.-]*:\/\/(?:[^@/\s"']*@)?(?:\[(?<host>[\da-f:]+)\]|(?<host>[\w-]+(?:\.[\w-]+)*))(?::(?<port>\d+))?/i;
const HOST_PORT =
  /(?<![\w./:-])(?<host>[a-z][\w-]*(?:\.[\w-]+)*|\d+(?:\.\d+){3}):(?<port>\d{2,5})\b(?!\.\d)/i;
/** Java: the name, the address that it has, and the port; Python's urllib3; netcat. */
const IN_PASSING = [
  /(?<![\w./-])(?<host>[a-z][\w-]*(?:\.[\w-]+)*)\.?\/\d+(?:\.\d+){3}:(?<port>\d+)/i,
  /host='(?<host>[\w.-]+)', port=(?<port>\d+)/i,
  URL,
  HOST_PORT,
  /(?:connect to|connection to server at) "?(?<host>[a-z][\w.-]*)"? port (?<port>\d+)/i,
];

/** What a line that a program wrote says about its failure to reach another; undefined where it says none. */
export function peerFailureIn(said: string): PeerFailure | undefined {
  if (NO_FAILURE.test(said)) return undefined;
  return failureIn(said.replaceAll(SEE_ALSO, '').replaceAll(OWN_END, ''));
}

function failureIn(text: string): PeerFailure | undefined {
  for (const [kind, pattern] of PEER_WORDINGS) {
    const found = pattern.exec(text);
    if (!found) continue;
    if (kind === 'timeout' && CONNECTED.test(text)) return undefined;
    const said = named(found.groups);
    const passing = peerNamedIn(text);
    const isSame = !said.host || said.host === passing.host; // the DNS server may be named beside the peer
    const at = { ...(isSame && passing), ...said };
    const { host, user } = at;
    const port = at.port ?? usualPort(host, text);
    const server = found.groups?.['server'];
    return {
      kind,
      ...present({ host }),
      ...(port && { port: Number(port) }),
      ...present({ user, server }),
    };
  }
  return undefined;
}

const USUAL_PORTS: Readonly<Record<string, string>> = { https: '443', http: '80' };

/** The port of a host that the line names by a URL without one. */
function usualPort(host: string | undefined, text: string): string | undefined {
  const urls = host ? Object.entries(USUAL_PORTS) : [];
  return urls.find(([scheme]) => {
    const url = `${scheme}://${host}`;
    const at = text.indexOf(url);
    return at >= 0 && !/^[\w.:-]/.test(text.slice(at + url.length));
  })?.[1];
}

/** The peer that a line names in passing, by URL or as host and port. */
export function peerNamedIn(text: string): Readonly<{ host?: string; port?: string }> {
  const found = IN_PASSING.map((pattern) => pattern.exec(text)).find((one) => one !== null);
  const { host, port } = found?.groups ?? {};
  if (!host || SOURCE_FILE.test(host)) return {};
  return { host, ...present({ port }) };
}

type NamedGroups = Readonly<{ host?: string; port?: string; user?: string }>;

function named(groups: Readonly<Record<string, string | undefined>> = {}): NamedGroups {
  const { host, port, user } = groups;
  return { ...present({ host, port, user }) };
}
