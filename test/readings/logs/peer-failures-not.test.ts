import { describe, expect, it } from '@jest/globals';

import { peerFailureIn } from '#src/readings/logs/peer-failures.ts';

describe('a line that tells of no peer that cannot be reached', () => {
  it.each([
    'listening on 0.0.0.0:8080',
    'GET /ready HTTP/1.1 200',
    'upstream timed out (110: Connection timed out) while reading response header from upstream, upstream: "http://10.0.0.1:80/"',
    'request took 110 ms',
    'no connection timed out in the last hour',
    'retry policy: on ECONNREFUSED, 5 times',
    'http: TLS handshake error from 10.0.0.4:3000: x509: certificate signed by unknown authority',
    'NOAUTH Authentication required.',
    "ERROR 1044 (42000): Access denied for user 'app'@'%' to database 'orders'",
    'java.net.SocketTimeoutException: Read timed out',
  ])('is not: %s', (line) => {
    expect(peerFailureIn(line)).toBeUndefined();
  });

  it('takes no source file of a stack for a host', () => {
    const line = '    at Client.connect(client.js:40) Error: connection refused';

    expect(peerFailureIn(line)).toEqual({ kind: 'refused' });
  });
});
