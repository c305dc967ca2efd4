import { expect, it } from '@jest/globals';

import { peerFailureIn } from '#src/readings/logs/peer-failures.ts';

it.each([
  [
    'upload failed: ./a to s3://dumps/a Connect timeout on endpoint URL: "https://dumps.s3.eu.example/a?uploads"',
    { kind: 'timeout', host: 'dumps.s3.eu.example', port: 443 },
  ],
  [
    'Could not connect to the endpoint URL: "http://minio:9000/dumps"',
    { kind: 'unreached', host: 'minio', port: 9000 },
  ],
  ['ConnectTimeout: http://hooks.example/in', { kind: 'timeout', host: 'hooks.example', port: 80 }],
  [
    '[error] 31#31: *9 upstream prematurely closed connection while reading response header from upstream, client: 10.0.0.1, upstream: "http://10.0.2.14:8080/", host: "a.example"',
    { kind: 'reset', host: '10.0.2.14', port: 8080 },
  ],
  ['dial tcp: i/o timeout: https://api.example.com', undefined],
  ['connection timed out: ftp://files.example/a', { kind: 'timeout', host: 'files.example' }],
] as const)('takes the port of a peer from its URL: %s', (line, failure) => {
  expect(peerFailureIn(line)).toEqual(failure);
});
