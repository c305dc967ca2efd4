import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { awaitedPeer } from '#src/readings/logs/awaited-peer.ts';
import { podRef } from '#src/readings/workloads/workloads.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';

type Container = Readonly<{ command?: string[]; env?: { name: string; value: string }[] }>;

/** Whom an init container of that command waits for, by what it writes. */
function awaited(container: Container, said: string) {
  const pod: Resource<'Pod'> = {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'web-1', namespace: 'shop' },
    spec: {
      initContainers: [{ name: 'wait', image: 'wait', ...container }],
      containers: [{ name: 'web', image: 'web' }],
    },
  };
  const lines = said.split('\n').map((text) => ({ text }));
  const { world } = openWorld(cluster([pod]));
  return awaitedPeer(pod, podRef(pod), { name: 'wait', lines }, world);
}

const loop = (asks: string): Container => ({
  command: ['sh', '-c', `until ${asks}; do echo not yet; sleep 2; done`],
});
const env = [
  { name: 'DB_HOST', value: 'db' },
  { name: 'DB_PORT', value: '5432' },
];

describe('whom an init container waits for', () => {
  it.each<[string, object]>([
    ['nc -z db 5432', { host: 'db', port: 5432 }],
    ['nc -z -w 2 db:5432 >/dev/null 2>&1', { host: 'db', port: 5432 }],
    ['timeout 1 bash -c "</dev/tcp/db.data/5432"', { host: 'db.data', port: 5432 }],
    ['nslookup db.$(cat /namespace).svc.cluster.local', { host: 'db' }],
    ['getent hosts db >/dev/null', { host: 'db' }],
    ['pg_isready -q -U app -h db -p 5432', { host: 'db', port: 5432 }],
    ['mysqladmin ping --host=db --silent', { host: 'db' }],
    ['curl -sf http://db:8080/ready', { host: 'db', port: 8080 }],
  ])('stands in its loop: %s', (asks, peer) => {
    const path = '/spec/initContainers/0/command/2';

    expect(awaited(loop(asks), 'not yet')).toMatchObject({ ...peer, said: { path } });
    expect(awaited(loop(asks), '')).toMatchObject(peer);
  });

  it('stands in the variables that its loop asks with', () => {
    for (const asks of ['nc -z "$DB_HOST" "$DB_PORT"', 'nc -z ${DB_HOST} 5432']) {
      expect(awaited({ ...loop(asks), env }, '')).toMatchObject({ host: 'db', port: 5432 });
      expect(awaited(loop(asks), '')).toBeUndefined();
    }
  });

  it('is the peer of its settings that it says it waits for, where the loop is in its image', () => {
    expect(awaited({ env }, 'waiting for the database')).toMatchObject({
      host: 'db',
      said: { source: 'log', quote: 'waiting for the database' },
    });
  });

  it.each<[string, Container, string]>([
    ['its log tells of a failure, which says more', loop('nc -z db 5432'), 'nc: invalid option'],
    ['it asks for a file', { ...loop('[ -f /data/ready ]'), env }, 'waiting for the database'],
    ['it tries once', { command: ['nc', '-z', 'db', '5432'] }, ''],
    ['it works', { env }, 'migrating the database'],
    ['it waits for nobody known', { env }, 'waiting for the tide'],
  ])('is not known where %s', (_, container, said) => {
    expect(awaited(container, said)).toBeUndefined();
  });
});
