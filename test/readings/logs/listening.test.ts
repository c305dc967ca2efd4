import { describe, expect, it } from '@jest/globals';

import { isLoopback, listeningIn } from '#src/readings/logs/listening.ts';

const POD = { kind: 'Pod', namespace: 'shop', name: 'web' } as const;

describe('where a program listens', () => {
  it.each([
    ['2026-11-20 23:50:19,902 INFO catalog listening on 0.0.0.0:8080', '0.0.0.0', 8080],
    ['Listening at: http://0.0.0.0:8000 (1)', '0.0.0.0', 8000],
    [' * Running on http://127.0.0.1:5000', '127.0.0.1', 5000],
    ['server listening on :3000', undefined, 3000],
    ['Server listening on port 3000', undefined, 3000],
    ['Tomcat started on port(s): 8080 (http)', undefined, 8080],
    ['* Running mode=standalone, port=6379.', undefined, 6379],
    ['listening on [::1]:8080', '[::1]', 8080],
  ])('“%s”', (text, host, port) => {
    const [found] = listeningIn({ lines: [{ text }] }, POD);

    expect([found?.host, found?.port]).toEqual([host, port]);
  });

  it.each(['10:23:11 started worker', 'GET http://10.0.0.1:8080/ready 200', 'loading model 66%'])(
    'is not told by: %s',
    (text) => {
      expect(listeningIn({ lines: [{ text }] }, POD)).toEqual([]);
    },
  );

  it.each([
    ['127.0.0.1', true],
    ['localhost', true],
    ['0.0.0.0', false],
    ['10.0.0.1', false],
  ])('%s is for its own pod only: %s', (host, only) => {
    const evidence = { source: 'log', on: POD, quote: '' } as const;

    expect(isLoopback({ host, port: 80, evidence })).toBe(only);
  });
});
