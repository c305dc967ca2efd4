import { describe, expect, it } from '@jest/globals';

import { missingConfig } from '#src/knowledge/causes/config/missing-config.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { behindInit } from '#test/support/mesh.ts';
import { ago, configMap, event, pod } from '#test/support/objects.ts';

const container = {
  envFrom: [{ configMapRef: { name: 'settings' } }],
  env: [{ name: 'URL', valueFrom: { secretKeyRef: { name: 'db', key: 'url' } } }],
};
const volumes = [{ name: 'files', configMap: { name: 'pages' } }];
const mounting = pod({ container, volumes, waiting: { reason: 'ContainerCreating' } });
const SETTINGS = { kind: 'ConfigMap', namespace: 'shop', name: 'settings' };
const settings = starting('configmap "settings" not found');
const secret = starting('secret "db" not found');
const key = starting("couldn't find key url in Secret shop/db");
const secretReported = event('Failed', 'Error: secret "db" not found', ago(1));
const pagesReported = event(
  'FailedMount',
  'for volume "files" : configmap "pages" not found',
  ago(30),
);

describe('missing-config', () => {
  it('is found behind an init container that waits, and in no volume once that has ended', () => {
    const claims = (is: 'waiting' | 'done') => {
      const behind = behindInit(mounting, is);
      return claimsAbout(behind, missingConfig, cluster([behind, pagesReported]));
    };

    expect(claims('waiting')).toMatchObject([{ subject: { name: 'pages' }, strength: 'entails' }]);
    expect(claims('done')).toEqual([]);
  });

  it('that several pods need is told of all, with one as an example', () => {
    const one = { by: 'web-1', object: 'absent', container: 'app' } as const;
    const all = missingConfig.together?.([one, one, { ...one, by: 'api-1' }]);

    expect(all).toEqual({ ...one, pods: 2 });
    expect(missingConfig.together?.([one, one])).toEqual(one);
    const { sentence } = missingConfig.text.en(SETTINGS, all ?? one);
    expect(sentence).toBe(
      '2 pods, such as `web-1` (container `app`), need ConfigMap `settings`, which does not exist in namespace `shop` (not found).',
    );
  });

  it.each([
    ['an absent ConfigMap of the environment', [settings], 'settings', 'absent'],
    ['an absent Secret of the environment', [secret], 'db', 'absent'],
    ['an absent ConfigMap of a volume', [mounting], 'pages', 'absent'],
    ['one created since', [settings, configMap('settings', ago(1))], 'settings', 'there'],
  ] as const)('finds %s', (_, objects, name, object) => {
    expect(claimsAbout(objects[0], missingConfig, cluster(objects))).toMatchObject([
      { subject: { namespace: 'shop', name }, params: { object }, strength: 'entails' },
    ]);
  });

  it('names the only ConfigMap that is called alike', () => {
    const source = cluster([settings, configMap('settings-v2', ago(60))]);

    expect(claimsAbout(settings, missingConfig, source)).toMatchObject([
      { params: { object: 'absent', near: 'settings-v2' } },
    ]);
  });

  it.each([
    ['reported a minute ago, for sure', [secret, secretReported], 'entails'],
    ['named only by the undated status, not for sure', [secret], 'fits'],
  ] as const)('finds an unreadable Secret %s', (_, objects, strength) => {
    expect(claimsAbout(objects[0], missingConfig, cluster(objects, ['secrets']))).toMatchObject([
      {
        subject: { name: 'db' },
        params: { object: 'unread' },
        strength,
        restsOn: [{ kind: 'Pod' }],
      },
    ]);
  });

  it.each([
    ['a running pod', [pod({ container })]],
    ['a slow start that lacks nothing', [mounting, configMap('pages', ago(60))]],
    ['an image that cannot be pulled', [pod({ container, waiting: { reason: 'ErrImagePull' } })]],
    ['a missing key', [key]],
    ['a name that only begins the same', [starting('configmap "settings-v2" not found')]],
    ['one that has long been there', [settings, configMap('settings', ago(60))]],
    ['an optional one', [mountingOptional()]],
  ] as const)('stays silent for %s', (_, objects) => {
    expect(claimsAbout(objects[0], missingConfig, cluster(objects))).toEqual([]);
  });

  it.each([
    ['of which the kubelet says nothing', [mounting]],
    ['which the kubelet has found since', [key, secretReported]],
    ['which the kubelet missed only long ago', [mounting, pagesReported]],
  ] as const)('stays silent for one that it cannot read and %s', (_, objects) => {
    const source = cluster(objects, ['configmaps', 'secrets']);

    expect(claimsAbout(objects[0], missingConfig, source)).toEqual([]);
  });
});

function starting(message: string) {
  return pod({ container, volumes, waiting: { reason: 'CreateContainerConfigError', message } });
}

function mountingOptional() {
  const optional = [{ name: 'files', configMap: { name: 'pages', optional: true } }];
  return pod({ volumes: optional, waiting: { reason: 'ContainerCreating' } });
}
