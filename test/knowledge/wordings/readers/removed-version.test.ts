import { expect, it } from '@jest/globals';

import { read } from '#test/support/explaining.ts';

const OF = 'no matches for kind "PodDisruptionBudget" in version "policy/v1beta1"';

it('names the release that removed the version, and what took its place', () => {
  const { ids, said } = read(`error: unable to recognize "pdb.yaml": ${OF}`);

  expect(ids).toEqual(['removed-version']);
  expect(said).toContain('1.25');
  expect(said).toContain('policy/v1');
  expect(said).not.toContain('mapkubeapis');
});

it('points to the stored release where Helm reads that', () => {
  const text = `Error: UPGRADE FAILED: unable to build kubernetes objects from current release manifest: ${OF}`;

  expect(read(text).said).toContain('helm mapkubeapis');
  expect(read(text, 'ko').said).toContain('helm mapkubeapis');
});

it('leaves a kind that was never there to the others', () => {
  const { ids } = read('no matches for kind "Widget" in version "acme.io/v1"');

  expect(ids).toEqual(['not-there']);
});
