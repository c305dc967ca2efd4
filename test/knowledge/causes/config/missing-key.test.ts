import { describe, expect, it } from '@jest/globals';

import { missingKey } from '#src/knowledge/causes/config/missing-key.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, configMap, event, named, pod } from '#test/support/objects.ts';

const env = [
  { name: 'HOST', valueFrom: { configMapKeyRef: { name: 'settings', key: 'HOST' } } },
  { name: 'URL', valueFrom: { secretKeyRef: { name: 'db', key: 'url' } } },
];
const volumes = [
  { name: 'files', configMap: { name: 'pages', items: [{ key: 'index', path: 'index.html' }] } },
];
const starting = (message: string) =>
  pod({ container: { env }, volumes, waiting: { reason: 'CreateContainerConfigError', message } });
const host = starting("couldn't find key HOST in ConfigMap shop/settings");
const noUrl = "couldn't find key url in Secret shop/db";
const url = starting(noUrl);
const mounting = pod({ container: { env }, volumes, waiting: { reason: 'ContainerCreating' } });
const settings = (...keys: readonly string[]) => ({
  ...configMap('settings', ago(60)),
  data: Object.fromEntries(keys.map((key) => [key, ''])),
});
const mountFailed = event(
  'FailedMount',
  'MountVolume.SetUp failed for volume "files" : configmap references non-existent config key: index',
  ago(1),
);

describe('missing-key', () => {
  it('finds one of the environment, and the key that was probably meant', () => {
    expect(
      claimsAbout(host, missingKey, cluster([host, settings('HOSTNAME', 'PORT')])),
    ).toMatchObject([
      {
        subject: { kind: 'ConfigMap', namespace: 'shop', name: 'settings' },
        params: { key: 'HOST', is: 'missing', near: 'HOSTNAME', close: true },
        strength: 'entails',
      },
    ]);
  });

  it('finds one of a volume', () => {
    const source = cluster([mounting, configMap('pages', ago(60)), mountFailed]);

    expect(claimsAbout(mounting, missingKey, source)).toMatchObject([
      { subject: { name: 'pages' }, params: { key: 'index', is: 'missing' } },
    ]);
  });

  it('says that one which was added since is over by itself', () => {
    expect(claimsAbout(host, missingKey, cluster([host, settings('HOST')]))).toMatchObject([
      { params: { is: 'added-since' }, passesBy: expect.anything() },
    ]);
  });

  it.each([
    ['a fresh report of the kubelet', [event('Failed', `Error: ${noUrl}`, ago(1))], 'entails'],
    ['the undated status alone', [], 'fits'],
  ] as const)('trusts %s about a Secret, whose keys it does not read', (_, objects, strength) => {
    const source = cluster([url, named('Secret', 'db'), ...objects]);

    expect(claimsAbout(url, missingKey, source)).toMatchObject([
      { subject: { kind: 'Secret', name: 'db' }, params: { is: 'unread' }, strength },
    ]);
  });

  it.each([
    ['an object that is missing', starting('configmap "settings" not found')],
    ['another key', starting("couldn't find key PORT in ConfigMap shop/settings")],
    ['a pod that runs', pod({ container: { env } })],
  ])('stays silent for %s', (_, on) => {
    expect(claimsAbout(on, missingKey, cluster([on, settings()]))).toEqual([]);
  });
});
