import { expect, it } from '@jest/globals';

import { peerFailureIn } from '#src/readings/logs/peer-failures.ts';

it.each([
  [
    'Error: connect ECONNREFUSED fd00:10:96::77:80',
    { kind: 'refused', host: 'fd00:10:96::77', port: 80 },
  ],
  [
    'dial tcp [fd00:10:96::77]:80: connect: connection refused',
    { kind: 'refused', host: 'fd00:10:96::77', port: 80 },
  ],
  [
    'GET http://[fd00:10:96::77]:8080/: Connection refused',
    { kind: 'refused', host: 'fd00:10:96::77', port: 8080 },
  ],
  [
    'Error: PgDatabaseError { code: "28P01", message: "password authentication failed for user \\"app\\"" }',
    { kind: 'auth-refused', user: 'app' },
  ],
  ['FATAL:  role "app" does not exist', { kind: 'auth-refused', user: 'app' }],
  [
    'redis.exceptions.AuthenticationError: invalid username-password pair or user is disabled.',
    { kind: 'auth-refused' },
  ],
  [
    'org.apache.kafka.common.errors.SaslAuthenticationException: Authentication failed',
    { kind: 'auth-refused' },
  ],
  [
    "AuthenticationException(401, 'security_exception', 'unable to authenticate user [app] for REST request [/]')",
    { kind: 'auth-refused', user: 'app' },
  ],
  [
    'upstream connect error or disconnect/reset before headers. reset reason: remote connection failure, transport failure reason: delayed connect error: 111',
    { kind: 'refused' },
  ],
  [
    'upstream connect error or disconnect/reset before headers. reset reason: connection termination',
    { kind: 'reset' },
  ],
  ['503 no healthy upstream', { kind: 'unreached' }],
  [
    'Bootstrap broker kafka:9092 (id: -1 rack: null) disconnected',
    { kind: 'unreached', host: 'kafka', port: 9092 },
  ],
  ["could not resolve address 'web'", { kind: 'unresolved', host: 'web' }],
])('reads, as clients write it: %s', (line, failure) => {
  expect(peerFailureIn(line)).toEqual(failure);
});
