import { LOGIN_WORDINGS } from './login-wordings.ts';
import { PROTOCOL_WORDINGS, type OtherProtocol } from './protocol-wordings.ts';

/**
 * How a program failed to reach another one. `unresolved`: the client does not tell whether the name is unknown
 * (`no-such-host`) or nobody answered the question (`no-dns-answer`); `unreached`: it tells nothing but that there is
 * no connection; `untrusted`: it does not accept the certificate of the peer, which may have expired.
 */
export type PeerFailureKind =
  | 'refused'
  | 'timeout'
  | 'no-such-host'
  | 'no-dns-answer'
  | 'unresolved'
  | 'reset'
  | 'unreachable'
  | 'unreached'
  | 'untrusted'
  | OtherProtocol
  | 'auth-refused';

type Signature = readonly [PeerFailureKind, RegExp];

const HOST = String.raw`(?<host>[\w-]+(?:\.[\w-]+)*)\.?`;
/** An IPv6 address, with or without brackets, or a name or IPv4 address; and the port. */
const AT = String.raw`(?:\[(?<host>[\da-f:]+)\]|(?<host>(?:[\da-f]{0,4}:){2,7}[\da-f]{0,4})|${HOST}):(?<port>\d+)`;
const SERVER = String.raw`(?: on (?:\[(?<server>[\da-f:]+)(?:%\w+)?\]|(?<server>[\d.]+)):\d+)?`;
const NOT_KNOWN = String.raw`(?:Name or service not known|Name does not resolve|nodename nor servname provided|No address associated with hostname|No such host is known)`;
const NO_ANSWER = String.raw`(?:Temporary failure in name resolution|Try again)`;
const CLIENT_HOST = String.raw`(?:host name|address(?:es)? for|Failed to resolve|server host|hostname|lookup|for) ["']?${HOST}["']?`;

/** Wordings of the common clients; the first that matches counts, so those that name the peer come first. */
export const PEER_WORDINGS: readonly Signature[] = [
  // Go: net.DNSError, net.OpError
  ['no-such-host', line(`lookup ${HOST}(?: on \\S+)?: no such host`)],
  ['no-dns-answer', line(`lookup ${HOST}${SERVER}: .*(?:timeout|refused|misbehaving|permitted)`)],
  ['refused', line(`dial tcp ${AT}: connect: connection refused`)],
  ['timeout', line(`dial tcp ${AT}: (?:i/o timeout|connect: (?:connection|operation) timed out)`)],
  ['unreachable', line(`dial tcp ${AT}: connect: (?:no route to host|network is unreachable)`)],
  // Node.js
  ['no-such-host', line(`ENOTFOUND ${HOST}`)],
  ['no-dns-answer', line(`EAI_AGAIN ${HOST}`)],
  ['refused', line(`ECONNREFUSED ${AT}`)],
  ['timeout', line(`ETIMEDOUT ${AT}`)],
  ['unreachable', line(`(?:EHOSTUNREACH|ENETUNREACH) ${AT}`)],
  // Java, which gives a reason only on some platforms
  ['no-such-host', line(`UnknownHostException: ${HOST}: ${NOT_KNOWN}`)],
  ['no-dns-answer', line(`UnknownHostException: ${HOST}: ${NO_ANSWER}`)],
  ['no-dns-answer', line(`DnsNameResolverTimeoutException: .*DefaultDnsQuestion\\(${HOST} `)],
  ['unresolved', line(`UnknownHostException: Failed to resolve '${HOST}'`)],
  ['unresolved', line(`UnknownHostException: ${HOST}(?:$|:|\\s+at )`)],
  ['refused', line(`Connection to ${AT} refused`)],
  // Kafka: its own client, and librdkafka under most others
  ['unresolved', line(`Couldn't resolve server ${AT} from bootstrap\\.servers`)],
  ['unresolved', line(`No resolvable bootstrap urls given in bootstrap\\.servers`)],
  ['timeout', line(`(?<![\\w.:[-])${AT}/bootstrap: Connection setup timed out`)],
  [
    'unreached',
    line(`Connection to node \\S+ \\(${HOST}/\\S*:(?<port>\\d+)\\) could not be established`),
  ],
  ['unreached', line(`NoBrokersAvailable`)],
  ['unreached', line(`Bootstrap broker ${AT} \\(.*\\) disconnected`)],
  // MySQL: the number is an errno, or of getaddrinfo
  ['no-such-host', line(`Unknown (?:MySQL|MariaDB) server host '${HOST}' \\(-[25]\\)`)],
  ['no-dns-answer', line(`Unknown (?:MySQL|MariaDB) server host '${HOST}' \\(-3\\)`)],
  ['unresolved', line(`Unknown (?:MySQL|MariaDB) server host '${HOST}'`)],
  ['refused', line(`connect to .*server on '${HOST}(?::(?<port>\\d+))?' \\((?:\\[Errno )?111\\b`)],
  ['timeout', line(`connect to .*server on '${HOST}(?::(?<port>\\d+))?' \\((?:\\[Errno )?110\\b`)],
  ['timeout', line(`connect to .*server on '${HOST}(?::(?<port>\\d+))?' \\(timed out`)],
  [
    'unreachable',
    line(`connect to .*server on '${HOST}(?::(?<port>\\d+))?' \\((?:\\[Errno )?113\\b`),
  ],
  ['auth-refused', line(`Access denied for user '(?<user>[^']*)'(?!.* to database )`)],
  ['unreached', line(`connect to .*server on '${HOST}(?::(?<port>\\d+))?' \\(115\\b`)],
  // PostgreSQL's libpq, which is also under most drivers
  [
    'auth-refused',
    line(
      `connection to server at "${HOST}".*port (?<port>\\d+) failed: .*password authentication failed for user "(?<user>[^"]*)"`,
    ),
  ],
  ['auth-refused', line(`password authentication failed for user \\\\?"(?<user>[^"\\\\]*)`)],
  ['auth-refused', line(`FATAL: +role "(?<user>[^"]*)" does not exist`)],
  [
    'refused',
    line(`connection to server at "${HOST}".*port (?<port>\\d+) failed: Connection refused`),
  ],
  [
    'timeout',
    line(
      `connection to server at "${HOST}".*port (?<port>\\d+) failed: (?:Connection timed out|timeout expired)`,
    ),
  ],
  // nginx
  ['no-such-host', line(`(?<![\\w.-])${HOST} could not be resolved \\(3: Host not found\\)`)],
  ['no-dns-answer', line(`(?<![\\w.-])${HOST} could not be resolved \\((?:110|2|5): `)],
  ['unresolved', line(`host not found in upstream "${HOST}(?::(?<port>\\d+))?`)],
  ['refused', line(`failed \\(111: .*while connecting to upstream.*upstream: "\\w+://${AT}`)],
  ['timeout', line(`timed out \\(110: .*while connecting to upstream.*upstream: "\\w+://${AT}`)],
  ['unreachable', line(`failed \\(113: .*while connecting to upstream.*upstream: "\\w+://${AT}`)],
  ['reset', line(`\\(104: .*from upstream.*upstream: "\\w+://${AT}`)],
  ['reset', line(`upstream prematurely closed connection.*upstream: "\\w+://${AT}`)],
  // curl and wget
  ['unresolved', line(`Could not resolve host: ${HOST}`)],
  ['unresolved', line(`bad address '${HOST}(?::(?<port>\\d+))?'`)],
  ['refused', line(`Failed to connect to ${HOST} port (?<port>\\d+)\\D.*Connection refused`)],
  ['refused', line(`Failed to connect to ${HOST} port (?<port>\\d+) after \\d{1,3} ms: Could`)],
  [
    'timeout',
    line(`Failed to connect to ${HOST} port (?<port>\\d+)\\D.*(?:timed out|Timeout was reached)`),
  ],
  ['refused', line(`connect to remote host \\(${HOST}\\): Connection refused`)],
  ['timeout', line(`connect to remote host \\(${HOST}\\): (?:Connection|Operation) timed out`)],
  // botocore, under aws and boto3
  ['timeout', line(`Connect timeout on endpoint URL: "https?://${HOST}(?::(?<port>\\d+))?`)],
  [
    'unreached',
    line(`Could not connect to the endpoint URL: "https?://${HOST}(?::(?<port>\\d+))?`),
  ],
  // netcat, nslookup and host, by which init containers wait
  ['refused', line(`connect to ${HOST} \\(\\S+\\) port (?<port>\\d+) .*Connection refused`)],
  ['refused', line(`nc: ${HOST} \\(\\S+:(?<port>\\d+)\\): Connection refused`)],
  ['no-such-host', line(`server can't find ${HOST}: NXDOMAIN`)],
  ['no-dns-answer', line(`server can't find ${HOST}: (?:SERVFAIL|REFUSED)`)],
  ['no-such-host', line(`\\bHost ${HOST} not found: 3\\(NXDOMAIN\\)`)],
  ['unresolved', line(`nslookup: can't resolve '${HOST}'`)],
  ...LOGIN_WORDINGS,
  // gRPC
  ['no-such-host', line(`name=${HOST} is_balancer=\\d: Domain name not found`)],
  ['refused', line(`ipv[46]:${AT}: .*Connection refused`)],
  ['unresolved', line(`name resolver error: produced zero addresses`)],
  // Ruby
  ['timeout', line(`TCP connection to ${AT} \\(execution expired\\)|Net::OpenTimeout`)],
  // Envoy, which answers for the peer
  [
    'refused',
    line(`reset reason: (?:remote )?connection failure.*(?:error: 111|Connection refused)`),
  ],
  ['unreached', line(`reset reason: (?:remote )?connection failure|no healthy upstream`)],
  ['timeout', line(`reset reason: connection timeout`)],
  ['reset', line(`reset reason: connection termination`)],
  // HAProxy
  ['unresolved', line(`could not resolve address '${HOST}'`)],
  ...PROTOCOL_WORDINGS,
  // Certificates: OpenSSL, Go, Java, Node.js; of one that has expired the dates tell more
  [
    'untrusted',
    line(
      `certificate signed by unknown authority|x509: certificate is (?:valid for|not valid for any)|x509: cannot validate|SSL certificate problem: (?!certificate has expired)|certificate verify failed(?!.*has expired)|PKIX path building failed|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(?:VERIFY_LEAF_SIGNATURE|GET_ISSUER_CERT)|ERR_TLS_CERT_ALTNAME_INVALID`,
    ),
  ],
  // The words of libc, which Python, Ruby, PHP, Rust, .NET and others pass on
  ['no-such-host', line(`${CLIENT_HOST}[^\\w.-].*${NOT_KNOWN}`)],
  ['no-dns-answer', line(`${CLIENT_HOST}[^\\w.-].*${NO_ANSWER}`)],
  ['no-such-host', line(`${NOT_KNOWN} \\(${AT}\\)`)],
  ['refused', line(`Connection refused \\(${AT}\\)`)],
  ['no-such-host', line(`${NOT_KNOWN}|\\[Errno -2\\]|getaddrinfo ENOTFOUND|:nxdomain`)],
  ['no-dns-answer', line(`Temporary failure in name resolution|\\[Errno -3\\]|EAI_AGAIN`)],
  ['refused', line(`Connection refused|ECONNREFUSED|\\[Errno 111\\]|actively refused it`)],
  [
    'timeout',
    line(
      `\\[Errno 110\\]|ETIMEDOUT|\\bconnect(?:ion)?(?: to .*)? timed out|TimeoutError: timed out|SQLSTATE\\[HY000\\] \\[2002\\] Operation timed out`,
    ),
  ],
  // What clients call a timeout of the connection itself, not of an answer
  [
    'timeout',
    line(`ConnectTimeout(?:Error|Exception)?\\b|Connect Timeout Error|Timeout connecting to`),
  ],
  ['timeout', line(`request canceled while waiting for connection|due to connection timeout`)],
  ['timeout', line(`KafkaJSConnectionError: Connection timeout|cannot connect to .*: timed out`)],
  ['timeout', line(`ServerSelectionTimeoutError: ${AT}: timed out`)],
  ['timeout', line(`Failed to connect to ${AT} in \\d+ ?ms`)],
  ['unreachable', line(`No route to host|Network is unreachable|EHOSTUNREACH|ENETUNREACH`)],
  [
    'reset',
    line(`Connection reset by peer|ECONNRESET|\\[Errno 104\\]|SocketException: Connection reset`),
  ],
  ['reset', line(`Error: socket hang up`)],
  // .NET passes on EAI_AGAIN of the resolver in these words
  ['no-dns-answer', line(`Resource temporarily unavailable \\(${AT}\\)`)],
  // Clients that give no reason
  [
    'unreached',
    line(`Cannot connect to host ${AT} ssl:|ConnectError: All connection attempts failed`),
  ],
  ['unreached', line(`Can't reach database server at \`${HOST}\`?:\`?(?<port>\\d+)\``)], // Prisma
  ['unreached', line(`UnableToConnect on ${AT}|Npgsql\\S*Exception.*: Failed to connect to ${AT}`)],
  ['unreached', line(`\\b${AT} - no response`)],
];

function line(pattern: string): RegExp {
  return new RegExp(pattern, 'i');
}
