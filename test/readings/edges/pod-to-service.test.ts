import { describe, expect, it } from '@jest/globals';

import { podToService } from '#src/readings/edges/pod-to-service.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { configMap, pod } from '#test/support/objects.ts';
import { service } from '#test/support/services.ts';

const web = { kind: 'Pod', namespace: 'shop', name: 'web' } as const;
const settings = { ...configMap('settings', ''), data: { CACHE_URL: 'redis://db:6379/0' } };

const outside = service('outside', { type: 'ExternalName' });

function reached(container: Parameters<typeof pod>[0]) {
  const { world } = openWorld(cluster([pod(container), service('db'), outside, settings]));
  return world.follow(podToService, web).items.map(({ to }) => to.name);
}

const env = (name: string, value: string) => ({ container: { env: [{ name, value }] } });

describe('pod-to-service', () => {
  it.each([
    ['a URL', env('DATABASE_URL', 'postgres://app:pw@db:5432/app')],
    ['a URL of JDBC', env('URL', 'jdbc:postgresql://db:5432/app')],
    ['host and port', env('PEERS', 'kafka:9092,db:9092')],
    ['a bare host', env('DB_HOST', 'db')],
    ['a DSN of Go', env('DSN', 'app:pw@tcp(db:3306)/app')],
    ['a name with its namespace', env('DB_HOST', 'db.shop.svc.cluster.local')],
    ['an argument', { container: { args: ['--db-host=db'] } }],
    ['a ConfigMap', { container: { envFrom: [{ configMapRef: { name: 'settings' } }] } }],
  ])('leads to a Service named by %s', (_, parts) => {
    expect(reached(parts)).toEqual(['db']);
  });

  it.each([
    ['a word', env('MODE', 'db')],
    ['a host outside', env('API_URL', 'https://db.example.com')],
    ['another Service', env('DB_HOST', 'other')],
    ['a Service that stands for a name outside', env('DB_HOST', 'outside')],
  ])('leads nowhere for %s', (_, parts) => {
    expect(reached(parts)).toEqual([]);
  });
});
