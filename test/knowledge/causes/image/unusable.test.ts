import { expect, it } from '@jest/globals';

import { unusableImages } from '#src/knowledge/causes/image/unusable.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { pod } from '#test/support/objects.ts';

it.each([
  ['InvalidImageName', "couldn't parse image name", ['image/unusable/invalid-name']],
  ['ErrImageNeverPull', 'is not present with pull policy of Never', ['image/unusable/never']],
  ['ErrImagePull', 'write /var/lib/x: no space left on device', ['image/unusable/disk-full']],
  ['ErrImagePull', 'no match for platform in manifest: not found', ['image/unusable/platform']],
  ['ErrImagePull', 'dial tcp 10.0.0.7:443: i/o timeout', []],
])('tells %s "%s" as %j', (reason, message, ids) => {
  const on = pod({ container: { image: 'reg.io/Team/app:2' }, waiting: { reason, message } });

  const telling = unusableImages.filter(
    (cause) => claimsAbout(on, cause, cluster([on])).length > 0,
  );

  expect(telling.map(({ id }) => id)).toEqual(ids);
});

it('says that a repository with capitals must be lowercase', () => {
  const invalid = unusableImages.find(({ id }) => id.endsWith('invalid-name'));
  const params = {
    container: 'app',
    image: 'reg.io/Team/app:2',
    registry: 'reg.io',
    tag: '2',
    pullWith: '',
  };

  const words = invalid?.text.en({ kind: 'Pod', name: 'web' }, params);

  expect(words?.sentence).toContain('must be lowercase');
});
