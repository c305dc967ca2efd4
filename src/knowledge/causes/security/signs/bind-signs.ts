import type { CapabilitySign } from './capability-sign.ts';

const VERB = String.raw`\b(?:bind|listen|make_sock)\w*\b`;
const PORT = String.raw`.{0,60}?(?::|\bport )(?<port>\d{1,5})\b`;
const DENIED = '(?:permission denied|EACCES|access denied)';

/** How programs say that they may not listen on a port, with the port where they name it. */
const NAMING_PORT: readonly RegExp[] = [
  /\bbind\(\) to \S+:(?<port>\d+) failed \(13: Permission denied\)/, // nginx
  /Permission denied: .*could not bind to address \S*:(?<port>\d+)/, // httpd
  /listen (?:tcp|udp)\d? \S*:(?<port>\d+): bind: permission denied/, // Go
  /listen EACCES:? (?:permission denied )?\S*:(?<port>\d+)/, // Node.js
  /Can't connect to \('[^']*', (?<port>\d+)\)/, // gunicorn, where it may not bind
  /error while attempting to bind on address \('[^']*', (?<port>\d+)[,)].*permission denied/i, // asyncio
  /Permission denied - bind\(2\) for "[^"]*" port (?<port>\d+)/, // Ruby
  /cannot bind '[^']*:(?<port>\d+)': Permission denied/, // Envoy
  /cannot bind socket \(Permission denied\).*:(?<port>\d+)\]/i, // HAProxy
  // sshd, lighttpd, dnsmasq, PHP, Rust and others: the verb and the address before the reason or after it
  new RegExp(`${VERB}${PORT}.{0,60}?${DENIED}`, 'i'),
  new RegExp(`${DENIED}.{0,60}?${VERB}${PORT}`, 'i'),
];

/** The same where only the stack around it says that it is about a port. */
const WITHOUT_PORT: readonly Readonly<{ says: RegExp; near?: RegExp }>[] = [
  { says: /BindException: Permission denied|SocketException \(13\): Permission denied/ }, // Java, .NET
  { says: /\bbind\(\)?:? (?:failed:? )?\(?Permission denied/i }, // uWSGI and other C programs: perror("bind")
  // Python, Java and Rust name the call in a line of its own
  {
    says: /^(?:PermissionError: \[Errno 13\] Permission denied|(?:Caused by: )?java\.net\.SocketException: Permission denied)\s*$/,
    near: /\.(?:server_)?bind\(|\bbind_sockets?\(|\bcreate_server\(|\bNet\.(?:bind|listen)|Failed to bind/,
  },
  {
    says: /\bcode: 13, kind: PermissionDenied\b/,
    near: /\b(?:bind|listen|TcpListener)/i,
  },
];

/** A port below 1024 wants NET_BIND_SERVICE, or root without restrictions. */
export const BIND_SIGNS: readonly CapabilitySign[] = [
  ...NAMING_PORT.map((says) => ({ says })),
  ...WITHOUT_PORT,
].map((one) => ({
  ...one,
  call: 'bind()',
  needs: ['NET_BIND_SERVICE'],
  next: ['SETGID', 'SETUID'],
}));
