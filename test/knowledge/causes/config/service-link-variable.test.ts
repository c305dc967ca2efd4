import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { serviceLinkVariable } from '#src/knowledge/causes/config/service-link-variable.ts';
import { claimed, crashing, withSpec } from '#test/support/crashes.ts';

const LINE = "ValueError: invalid literal for int() with base 10: 'tcp://10.96.20.243:6379'";

describe('service-link-variable', () => {
  it('finds the Service that the value comes from', () => {
    expect(claimed(serviceLinkVariable, crashing(), LINE, { objects: [redis()] })).toMatchObject([
      { params: { variable: 'REDIS_PORT', service: 'redis' }, strength: 'entails' },
    ]);
  });

  it('is not certain without it', () => {
    for (const around of [{}, { forbidden: ['services'] }])
      expect(claimed(serviceLinkVariable, crashing(), LINE, around)).toMatchObject([
        { strength: 'fits' },
      ]);
  });

  it('stays silent where nothing is injected, and where the container sets it itself', () => {
    const objects = [redis()];
    const off = withSpec(crashing(), { enableServiceLinks: false });
    const own = crashing({
      container: { env: [{ name: 'REDIS_PORT', value: 'tcp://10.96.20.243:6379' }] },
    });

    expect(claimed(serviceLinkVariable, off, LINE, { objects })).toEqual([]);
    expect(claimed(serviceLinkVariable, own, `REDIS_PORT ${LINE}`, { objects })).toEqual([]);
  });

  it('stays silent for a server that is not reached, and for an address that the container is given', () => {
    const objects = [redis()];
    const own = crashing({
      container: { env: [{ name: 'CACHE', value: 'tcp://10.96.20.243:6379' }] },
    });
    const line = 'Fatal error: Connection refused [tcp://10.96.20.243:6379]';

    expect(claimed(serviceLinkVariable, crashing(), line, { objects })).toEqual([]);
    expect(claimed(serviceLinkVariable, own, LINE, { objects })).toEqual([]);
  });

  it('stays silent for an address that is only mentioned', () => {
    expect(
      claimed(serviceLinkVariable, crashing(), 'listening on tcp://10.96.20.243:6379'),
    ).toEqual([]);
  });
});

function redis(): Resource<'Service'> {
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { namespace: 'shop', name: 'redis' },
    spec: { clusterIP: '10.96.20.243', ports: [{ port: 6379 }] },
  };
}
