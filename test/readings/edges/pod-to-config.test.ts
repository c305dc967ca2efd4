import { describe, expect, it } from '@jest/globals';

import { podToConfig } from '#src/readings/edges/pod-to-config.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { pod } from '#test/support/objects.ts';

const web = { kind: 'Pod', namespace: 'shop', name: 'web' } as const;
const volume = { name: 'files' };

describe('pod-to-config', () => {
  it.each([
    [
      'env from a ConfigMap',
      {
        container: {
          env: [{ name: 'A', valueFrom: { configMapKeyRef: { name: 'x', key: 'a' } } }],
        },
      },
      {
        to: { kind: 'ConfigMap' },
        path: '/spec/containers/0/env/0/valueFrom/configMapKeyRef/name',
        part: 'app',
      },
    ],
    [
      'env from a Secret',
      { container: { env: [{ name: 'A', valueFrom: { secretKeyRef: { name: 'x', key: 'a' } } }] } },
      {
        to: { kind: 'Secret' },
        path: '/spec/containers/0/env/0/valueFrom/secretKeyRef/name',
        part: 'app',
      },
    ],
    [
      'envFrom',
      { container: { envFrom: [{ configMapRef: { name: 'x', optional: true } }] } },
      {
        to: { kind: 'ConfigMap' },
        path: '/spec/containers/0/envFrom/0/configMapRef/name',
        part: 'app',
        optional: true,
      },
    ],
    [
      'a ConfigMap volume',
      { volumes: [{ ...volume, configMap: { name: 'x' } }] },
      { to: { kind: 'ConfigMap' }, path: '/spec/volumes/0/configMap/name' },
    ],
    [
      'a Secret volume',
      { volumes: [{ ...volume, secret: { secretName: 'x' } }] },
      { to: { kind: 'Secret' }, path: '/spec/volumes/0/secret/secretName' },
    ],
    [
      'a projected volume',
      { volumes: [{ ...volume, projected: { sources: [{ secret: { name: 'x' } }] } }] },
      { to: { kind: 'Secret' }, path: '/spec/volumes/0/projected/sources/0/secret/name' },
    ],
  ])('reads %s', (_, parts, link) => {
    const { world } = openWorld(cluster([pod(parts)]));

    const { items, gap } = world.follow(podToConfig, web);

    expect(items).toMatchObject([{ ...link, to: { ...link.to, namespace: 'shop', name: 'x' } }]);
    expect(gap).toBeUndefined();
  });

  it('leads back from a ConfigMap to the pods that use it', () => {
    const user = pod({ container: { envFrom: [{ configMapRef: { name: 'settings' } }] } });
    const { world } = openWorld(cluster([user]));

    const { items } = world.followBack(podToConfig, {
      kind: 'ConfigMap',
      namespace: 'shop',
      name: 'settings',
    });

    expect(items).toMatchObject([{ from: web }]);
  });
});
