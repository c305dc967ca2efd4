import { describe, expect, it } from '@jest/globals';

import { mountOf } from '#src/readings/config/mounts.ts';
import { pod } from '#test/support/objects.ts';

const volumes = [
  { name: 'data', emptyDir: {} },
  { name: 'settings', configMap: { name: 'settings' } },
];

function mounted(path: string, ...volumeMounts: { name: string; mountPath: string }[]) {
  const one = pod({ container: { volumeMounts }, volumes });
  const [container = { name: 'app' }] = one.spec?.containers ?? [];
  return mountOf({ pod: one, container, path: '/spec/containers/0', isInit: false }, path);
}
const data = { name: 'data', mountPath: '/data' };
const settings = { name: 'settings', mountPath: '/data/settings' };

describe('where a path of a container comes from', () => {
  it('is the volume with the longest path', () => {
    expect(mounted('/data/settings/a.conf', data, settings)).toEqual({
      volume: volumes[1],
      volumePath: '/spec/volumes/1',
      path: '/spec/containers/0/volumeMounts/1',
      readOnly: false,
      within: 'a.conf',
    });
    expect(mounted('/data/a/b', settings, data)).toMatchObject({
      volumePath: '/spec/volumes/0',
      path: '/spec/containers/0/volumeMounts/1',
      within: 'a/b',
    });
  });

  it.each([
    ['the mount itself', '/data', '/data', ''],
    ['a mount that ends in slashes', '/data//', '/data/x', 'x'],
    ['the root', '/', '/etc/passwd', 'etc/passwd'],
  ])('is %s', (_, mountPath, path, within) => {
    expect(mounted(path, { name: 'data', mountPath })).toMatchObject({ within });
  });

  it('is below the subPath of its mount, and may be for reading alone', () => {
    const mount = { ...data, subPath: 'v1', readOnly: true };

    expect(mounted('/data/x', mount)).toMatchObject({ within: 'v1/x', readOnly: true });
    expect(mounted('/data', mount)).toMatchObject({ within: 'v1' });
  });

  it.each([
    ['no mount is above it', '/etc/x', data],
    ['one has only a name like it', '/database', data],
    ['its volume is not there', '/data', { ...data, name: 'gone' }],
  ])('is its image where %s', (_, path, mount) => {
    expect(mounted(path, mount)).toBeUndefined();
  });
});
