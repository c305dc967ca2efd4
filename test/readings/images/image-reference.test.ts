import { describe, expect, it } from '@jest/globals';

import { imageReference, isSameRepository } from '#src/readings/images/image-reference.ts';

describe('imageReference', () => {
  it.each([
    ['nginx', ['docker.io', 'library/nginx', 'latest']],
    ['team/api:2', ['docker.io', 'team/api', '2']],
    ['ghcr.io/team/api:2.1', ['ghcr.io', 'team/api', '2.1']],
    ['localhost:5000/api', ['localhost:5000', 'api', 'latest']],
    ['reg.io/api@sha256:ab', ['reg.io', 'api', 'sha256:ab']],
  ])('reads %s', (image, parts) => {
    const { registry, repository, tag } = imageReference(image);

    expect([registry, repository, tag]).toEqual(parts);
  });
});

describe('isSameRepository', () => {
  it.each([
    ['nginx:1', 'docker.io/library/nginx:2', true],
    ['nginx:1', 'ghcr.io/library/nginx:1', false],
    ['reg.io/a:1', 'reg.io/a-b:1', false],
  ])('of %s and %s is so: %s', (one, other, is) => {
    expect(isSameRepository(one, other)).toBe(is);
  });
});
