import { describe, expect, it } from '@jest/globals';

import { noPasswordSent } from '#src/knowledge/causes/crash/no-password-sent.ts';
import { claimed, crashing } from '#test/support/crashes.ts';
import { named } from '#test/support/objects.ts';

describe('no-password-sent', () => {
  it('names the server that the container is told to use', () => {
    const about = crashing({ container: { command: ['redis-cli', '-h', 'sessions'] } });
    const objects = [named('Service', 'sessions'), named('Service', 'web')];

    expect(
      claimed(noPasswordSent, about, 'NOAUTH Authentication required.', { objects }),
    ).toMatchObject([
      {
        params: { server: 'Redis', service: 'sessions' },
        evidence: [{ source: 'log' }, { quote: 'sessions' }, { quote: '1' }],
        strength: 'fits',
      },
    ]);
  });

  it('names no server where the container is told of two, or of none', () => {
    const command = ['sync', '--from', 'sessions', '--to', 'carts'];
    const objects = [named('Service', 'sessions'), named('Service', 'carts')];
    const said = { container: 'app', isInit: false, pod: 'web', server: 'Redis' };

    for (const container of [{ command }, {}]) {
      const [claim] = claimed(noPasswordSent, crashing({ container }), 'NOAUTH', { objects });

      expect(claim?.params).toEqual({ ...said, said: 'NOAUTH' });
      expect(claim?.evidence).toMatchObject([{ source: 'log' }, { quote: '1' }]);
    }
  });

  it.each([
    ['pq: fe_sendauth: no password supplied', 'PostgreSQL'],
    ["Access denied for user 'app'@'10.0.0.1' (using password: NO)", 'MySQL'],
    ['MongoServerError: command find requires authentication', 'MongoDB'],
  ])('knows “%s”', (line, server) => {
    expect(claimed(noPasswordSent, crashing(), line)).toMatchObject([{ params: { server } }]);
  });

  it.each([
    "Access denied for user 'app'@'10.0.0.1' (using password: YES)",
    'WRONGPASS invalid username-password pair',
    'connection refused',
  ])('stays silent for: %s', (line) => {
    expect(claimed(noPasswordSent, crashing(), line)).toEqual([]);
  });
});
