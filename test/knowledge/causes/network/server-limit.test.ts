import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { serverLimit } from '#src/knowledge/causes/network/server-limit.ts';
import { claimed, crashing } from '#test/support/crashes.ts';
import { service, servingPod } from '#test/support/services.ts';

const FULL = "OOM command not allowed when used memory > 'maxmemory'.";

describe('a server at a limit of its own', () => {
  it('is named with what its limit is set to', () => {
    const args = ['--maxmemory', '2mb', '--maxmemory-policy=noeviction'];
    const [claim] = about(FULL, { image: 'redis:7', args });

    expect(claim).toMatchObject({
      subject: { kind: 'Pod', name: 'db-0' },
      params: {
        limit: 'maxmemory',
        server: 'db',
        settings: [
          { name: 'maxmemory', value: '2mb' },
          { name: 'maxmemory-policy', value: 'noeviction' },
        ],
      },
      strength: 'entails',
    });
  });

  it.each([
    [
      'FATAL: sorry, too many clients already',
      'postgres-connections',
      'postgres:16',
      ['-c', 'max_connections=20'],
      '20',
    ],
    [
      'ERROR 1040 (HY000): Too many connections',
      'mysql-connections',
      'bitnami/mysql:8',
      ['--max-connections=9'],
      '9',
    ],
    [
      'ERR max number of clients reached',
      'maxclients',
      'valkey/valkey:8',
      ['--maxclients', '4'],
      '4',
    ],
  ])('says “%s”', (said, limit, image, args, value) => {
    expect(about(said, { image, args })).toMatchObject([
      { params: { limit, server: 'db', settings: [{ value }] } },
    ]);
  });

  it('leaves a crash to others where no image of such a server is behind the addresses', () => {
    expect(about(FULL, { image: 'proxy:1' })).toEqual([]);
  });

  it('is only likely the one that is seen where a Secret holds an address, too', () => {
    const hidden = { name: 'CACHE_URL', valueFrom: { secretKeyRef: { name: 's', key: 'k' } } };

    expect(about(FULL, { image: 'redis:7' }, [hidden])).toMatchObject([{ strength: 'fits' }]);
  });

  it.each(['OOMKilled', 'connection refused', 'maxmemory is 2mb'])('is not “%s”', (said) => {
    expect(about(said, { image: 'redis:7' })).toEqual([]);
  });
});

function about(said: string, container: object, more: readonly object[] = []) {
  const env = [{ name: 'DATABASE_URL', value: 'redis://db:6379' }, ...more];
  const objects: readonly Resource[] = [service('db'), servingPod('db-0', 'ready', container)];
  return claimed(serverLimit, crashing({ container: { env: env as [] } }), said, { objects });
}
