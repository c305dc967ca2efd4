import { describe, expect, it } from '@jest/globals';

import { readOnlyVolume } from '#src/knowledge/causes/storage/read-only-volume.ts';
import { advised } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { logOf, pod } from '#test/support/objects.ts';

type Volume = NonNullable<NonNullable<ReturnType<typeof pod>['spec']>['volumes']>[number];

const SAID = "OSError: [Errno 30] Read-only file system: '/data/cache/a.idx'";
const waiting = { reason: 'CrashLoopBackOff' };

function crashing(volume: Omit<Volume, 'name'>, readOnly = false, exitCode = 1) {
  const volumeMounts = [{ name: 'vol', mountPath: '/data', readOnly }];
  const volumes = [{ name: 'vol', ...volume }];
  return pod({ container: { volumeMounts }, volumes, waiting, ended: { exitCode } });
}
const claimed = { persistentVolumeClaim: { claimName: 'data' } };
const about = (object: ReturnType<typeof pod>, text = SAID) =>
  claimsAbout(
    object,
    readOnlyVolume,
    cluster([object], [], [logOf(text, 'current'), logOf(text, 'previous')]),
  );

describe('read-only-volume', () => {
  it.each([
    [
      'a ConfigMap',
      crashing({ configMap: { name: 'c' } }),
      { by: 'kind', kind: 'ConfigMap' },
      'entails',
    ],
    [
      'a Secret',
      crashing({ secret: { secretName: 's' } }),
      { by: 'kind', kind: 'Secret' },
      'entails',
    ],
    [
      'a volume that is mounted to be read',
      crashing({ emptyDir: {} }, true),
      { by: 'mount' },
      'entails',
    ],
    [
      'a claim that is mounted to be read',
      crashing({ persistentVolumeClaim: { claimName: 'data', readOnly: true } }),
      { by: 'mount' },
      'entails',
    ],
    ['a disk that turned read-only', crashing(claimed), { by: 'disk' }, 'fits'],
  ])('finds a program that writes to %s', (_, object, params, strength) => {
    expect(about(object)).toMatchObject([
      { params: { ...params, volume: 'vol', mount: '/data' }, strength },
    ]);
  });

  it.each([
    ['another error', crashing({ configMap: { name: 'c' } }), 'permission denied: /data/a'],
    [
      'a path of the image',
      crashing({ configMap: { name: 'c' } }),
      "Read-only file system: '/app/a'",
    ],
    ['a line that names no path', crashing({ configMap: { name: 'c' } }), 'Read-only file system'],
    ['a program that ended well', crashing({ configMap: { name: 'c' } }, false, 0), SAID],
  ])('stays silent for %s', (_, object, text) => {
    expect(about(object, text)).toEqual([]);
  });

  it('stays silent where the log cannot be read', () => {
    const object = crashing({ configMap: { name: 'c' } });

    expect(claimsAbout(object, readOnlyVolume, cluster([object], ['pods/log']))).toEqual([]);
  });

  it('advises to look after a disk, and to write elsewhere than to what is always read-only', () => {
    expect(advised(readOnlyVolume, about(crashing(claimed)))).toContain('Look after the disk');
    expect(advised(readOnlyVolume, about(crashing({ configMap: { name: 'c' } })))).toContain(
      'Mount an emptyDir',
    );
  });
});
