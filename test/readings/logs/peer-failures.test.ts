import { describe, expect, it } from '@jest/globals';

import { peerFailureIn } from '#src/readings/logs/peer-failures.ts';

describe('a line about a failure to reach a peer', () => {
  it.each([
    [
      'dial tcp 10.0.0.1:5432: connect: connection refused',
      { kind: 'refused', host: '10.0.0.1', port: 5432 },
    ],
    ['dial tcp 10.0.0.1:5432: i/o timeout', { kind: 'timeout', host: '10.0.0.1', port: 5432 }],
    [
      'dial tcp: lookup cache on 10.96.0.10:53: no such host',
      { kind: 'no-such-host', host: 'cache' },
    ],
    [
      'dial tcp: lookup cache on 10.96.0.10:53: read udp 10.1.1.1:3->10.96.0.10:53: i/o timeout',
      { kind: 'no-dns-answer', host: 'cache', server: '10.96.0.10' },
    ],
    [
      'dial tcp: lookup cache on [fe80::1%eth0]:53: read udp [fe80::2%eth0]:3->[fe80::1%eth0]:53: i/o timeout',
      { kind: 'no-dns-answer', host: 'cache', server: 'fe80::1' },
    ],
    [
      'read tcp 10.0.0.1:4321->10.96.0.5:5432: read: connection reset by peer',
      { kind: 'reset', host: '10.96.0.5', port: 5432 },
    ],
    [
      'Error: connect ECONNREFUSED 10.0.0.1:6379',
      { kind: 'refused', host: '10.0.0.1', port: 6379 },
    ],
    [
      "Error: P1001: Can't reach database server at `db:5432`",
      { kind: 'unreached', host: 'db', port: 5432 },
    ],
    [
      "Error: P1001: Can't reach database server at `db`:`5432`",
      { kind: 'unreached', host: 'db', port: 5432 },
    ],
    ['Error: getaddrinfo ENOTFOUND cache', { kind: 'no-such-host', host: 'cache' }],
    ['Error: getaddrinfo EAI_AGAIN cache', { kind: 'no-dns-answer', host: 'cache' }],
    [
      'java.net.UnknownHostException: kafka: Name or service not known',
      { kind: 'no-such-host', host: 'kafka' },
    ],
    ['java.net.UnknownHostException: kafka', { kind: 'unresolved', host: 'kafka' }],
    [
      'org.postgresql.util.PSQLException: Connection to db:5432 refused. Check that the hostname and port are correct',
      { kind: 'refused', host: 'db', port: 5432 },
    ],
    [
      `ERROR 2003 (HY000): Can't connect to MySQL server on 'db:3306' (110)`,
      { kind: 'timeout', host: 'db', port: 3306 },
    ],
    [`Can't connect to MySQL server on 'db' (111)`, { kind: 'refused', host: 'db' }],
    [
      `(2003, "Can't connect to MySQL server on 'db' ([Errno 111] Connection refused)")`,
      { kind: 'refused', host: 'db' },
    ],
    [
      `ERROR 2005 (HY000): Unknown MySQL server host 'db' (-2)`,
      { kind: 'no-such-host', host: 'db' },
    ],
    [
      `ERROR 2005 (HY000): Unknown MySQL server host 'db' (-3)`,
      { kind: 'no-dns-answer', host: 'db' },
    ],
    [
      `ERROR 1045 (28000): Access denied for user 'app'@'10.0.1.2' (using password: YES)`,
      { kind: 'auth-refused', user: 'app' },
    ],
    [
      'psql: error: connection to server at "db" (10.96.1.1), port 5432 failed: Connection refused',
      { kind: 'refused', host: 'db', port: 5432 },
    ],
    [
      'connection to server at "db" (10.96.1.1), port 5432 failed: FATAL:  password authentication failed for user "app"',
      { kind: 'auth-refused', host: 'db', port: 5432, user: 'app' },
    ],
    [
      'could not translate host name "db" to address: Name or service not known',
      { kind: 'no-such-host', host: 'db' },
    ],
    [
      'could not translate host name "db" to address: Temporary failure in name resolution',
      { kind: 'no-dns-answer', host: 'db' },
    ],
    ['socket.gaierror: [Errno -2] Name or service not known', { kind: 'no-such-host' }],
    ['socket.gaierror: [Errno -3] Temporary failure in name resolution', { kind: 'no-dns-answer' }],
    [
      'GET http://rates:80 failed: gaierror: [Errno -3] Temporary failure in name resolution',
      { kind: 'no-dns-answer', host: 'rates', port: 80 },
    ],
    ['ConnectionRefusedError: [Errno 111] Connection refused', { kind: 'refused' }],
    ['TimeoutError: [Errno 110] Connection timed out', { kind: 'timeout' }],
    ['curl: (6) Could not resolve host: shop', { kind: 'unresolved', host: 'shop' }],
    [
      'curl: (7) Failed to connect to shop port 80 after 3 ms: Could not connect to server',
      { kind: 'refused', host: 'shop', port: 80 },
    ],
    [
      'curl: (28) Failed to connect to shop port 80 after 130331 ms: Connection timed out',
      { kind: 'timeout', host: 'shop', port: 80 },
    ],
    [
      "** server can't find shop.front.svc.cluster.local: NXDOMAIN",
      { kind: 'no-such-host', host: 'shop.front.svc.cluster.local' },
    ],
    [
      'nc: connect to shop (10.0.0.1) port 80 (tcp) failed: Connection refused',
      { kind: 'refused', host: 'shop', port: 80 },
    ],
    ['nc: shop (10.0.0.1:80): Connection refused', { kind: 'refused', host: 'shop', port: 80 }],
    ["** server can't find shop: SERVFAIL", { kind: 'no-dns-answer', host: 'shop' }],
    ['Host shop not found: 3(NXDOMAIN)', { kind: 'no-such-host', host: 'shop' }],
    ["nslookup: can't resolve 'shop'", { kind: 'unresolved', host: 'shop' }],
    [`wget: bad address 'shop:8080'`, { kind: 'unresolved', host: 'shop', port: 8080 }],
    [
      `wget: can't connect to remote host (10.0.0.1): Connection refused`,
      { kind: 'refused', host: '10.0.0.1' },
    ],
    [
      `wget: can't connect to remote host (10.0.0.1): Connection timed out`,
      { kind: 'timeout', host: '10.0.0.1' },
    ],
    [
      'connect() failed (111: Connection refused) while connecting to upstream, client: 10.1.1.1, upstream: "http://10.0.2.213:80/"',
      { kind: 'refused', host: '10.0.2.213', port: 80 },
    ],
    [
      'recv() failed (104: Connection reset by peer) while reading response header from upstream, client: 10.1.1.1, upstream: "http://10.0.2.213:80/"',
      { kind: 'reset', host: '10.0.2.213', port: 80 },
    ],
    [
      'nginx: [emerg] host not found in upstream "api:8080" in /etc/nginx/a.conf:3',
      { kind: 'unresolved', host: 'api', port: 8080 },
    ],
    [
      'dial tcp 10.0.0.1:5432: connect: no route to host',
      { kind: 'unreachable', host: '10.0.0.1', port: 5432 },
    ],
    [
      'Caused by: java.net.ConnectException: Connection refused: db/10.96.0.9:3306',
      { kind: 'refused', host: 'db', port: 3306 },
    ],
    [
      "java.net.UnknownHostException: Failed to resolve 'api' [A(1)] after 2 queries",
      { kind: 'unresolved', host: 'api' },
    ],
    [
      "Couldn't resolve server kafka:9092 from bootstrap.servers as DNS resolution failed for kafka",
      { kind: 'unresolved', host: 'kafka', port: 9092 },
    ],
    [
      'Connection to node -1 (kafka/10.96.0.9:9092) could not be established. Node may not be available.',
      { kind: 'unreached', host: 'kafka', port: 9092 },
    ],
    [
      'kafka:9092/bootstrap: Connection setup timed out in state CONNECT (after 30029ms in state CONNECT)',
      { kind: 'timeout', host: 'kafka', port: 9092 },
    ],
    [
      "HTTPConnectionPool(host='api', port=8080): Max retries exceeded (Caused by NewConnectionError('[Errno 111] Connection refused'))",
      { kind: 'refused', host: 'api', port: 8080 },
    ],
    [
      "Cannot connect to host api:8080 ssl:default [Connect call failed ('10.96.0.9', 8080)]",
      { kind: 'unreached', host: 'api', port: 8080 },
    ],
    [
      'cURL error 28: Connection timed out after 10001 milliseconds (see https://curl.haxx.se/libcurl/c/libcurl-errors.html) for http://api/v1',
      { kind: 'timeout', host: 'api', port: 80 },
    ],
    [
      'last error: UNKNOWN: ipv4:10.96.0.9:50051: Failed to connect to remote host: Connection refused',
      { kind: 'refused', host: '10.96.0.9', port: 50051 },
    ],
    [
      'Net::OpenTimeout: Failed to open TCP connection to api:8080 (execution expired)',
      { kind: 'timeout', host: 'api', port: 8080 },
    ],
    [
      'System.Net.Http.HttpRequestException: Resource temporarily unavailable (api:8080)',
      { kind: 'no-dns-answer', host: 'api', port: 8080 },
    ],
    ['tls: x509: certificate signed by unknown authority', { kind: 'untrusted' }],
  ] as const)('%s', (line, failure) => {
    expect(peerFailureIn(line)).toEqual(failure);
  });
});
