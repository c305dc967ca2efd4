import { expect, it } from '@jest/globals';

import { peerFailureIn } from '#src/readings/logs/peer-failures.ts';

it.each([
  [
    'wants-tls',
    'Connections using insecure transport are prohibited while --require_secure_transport=ON.',
  ],
  [
    'serves-plain',
    'Error: write EPROTO 0A00010B:SSL routines:ssl3_get_record:wrong version number',
  ],
  ['serves-plain', 'ssl.SSLError: [SSL: WRONG_VERSION_NUMBER] wrong version number (_ssl.c:1007)'],
  ['serves-plain', 'received corrupt message of type InvalidContentType'],
  ['serves-plain', 'server does not support SSL, but SSL was required'],
  [
    'other-http',
    'upstream sent no valid HTTP/1.0 header while reading response header from upstream',
  ],
  [
    'other-http',
    'io.netty: First received frame was not SETTINGS. Hex dump for first 5 bytes: 485454502f',
  ],
])('tells %s by: %s', (kind, said) => {
  expect(peerFailureIn(said)).toMatchObject({ kind });
});

it('does not take for it that a database admits no such client: TLS alone may not help', () => {
  const said =
    'FATAL: no pg_hba.conf entry for host "10.0.0.9", user "a", database "a", no encryption';

  expect(peerFailureIn(said)?.kind).not.toBe('wants-tls');
});

it('takes nothing for it that only speaks of versions', () => {
  expect(peerFailureIn('config: wrong version of the schema')).toBeUndefined();
});
