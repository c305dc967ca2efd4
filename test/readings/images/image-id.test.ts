import { expect, it } from '@jest/globals';

import { imageIdOf } from '#src/readings/images/image-id.ts';
import { readyPod } from '#test/support/states.ts';

const HEX = 'ab'.repeat(32);

it.each([
  [`reg.example/web@sha256:${HEX}`, 'repository', `reg.example/web@sha256:${HEX}`],
  [`docker-pullable://web@sha256:${HEX}`, 'repository', `web@sha256:${HEX}`],
  [`docker://sha256:${HEX}`, 'configuration', undefined],
  [`sha256:${HEX}`, 'configuration', undefined],
])('reads %s', (imageID, of, name) => {
  expect(imageIdOf(readyPod({ imageID }), 'app')).toEqual({
    digest: `sha256:${HEX}`,
    of,
    ...(name && { name }),
    id: imageID,
    path: '/status/containerStatuses/0/imageID',
  });
});

it('reads nothing of a container that never started, or of another', () => {
  expect(imageIdOf(readyPod({ imageID: '' }), 'app')).toBeUndefined();
  expect(imageIdOf(readyPod({ imageID: `sha256:${HEX}` }), 'sidecar')).toBeUndefined();
});
