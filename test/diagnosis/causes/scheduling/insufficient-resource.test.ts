import { describe, expect, it } from '@jest/globals';

import { insufficientResource } from '#src/diagnosis/causes/scheduling/insufficient-resource.ts';
import type { Pod } from '#src/scheduling/cluster.ts';
import { owned } from '#test/support/objects.ts';
import { claimsAboutPending } from '#test/support/pending.ts';
import { node, podOn } from '#test/support/scheduling.ts';

const nodes = [node('w1'), node('w2', { allocatable: { pods: '1' } })];
const wanting = (requests: Readonly<Record<string, string>>) => ({
  container: { resources: { requests } },
});
const encode = { kind: 'apps/ReplicaSet', namespace: 'shop', name: 'encode' };
const hogs = ['w1', 'w2'].map((on) =>
  owned(podOn(on, `hog-${on}`, wanting({ cpu: '1500m' })), encode),
);

describe('insufficient-resource', () => {
  it('names what is lacking, the most that is free, and who holds it', () => {
    expect(
      claimsAboutPending(insufficientResource, wanting({ cpu: '1' }), nodes, hogs),
    ).toMatchObject([
      {
        params: {
          why: 'full',
          resource: 'cpu',
          wanted: '1',
          most: '500m',
          holders: [{ name: 'encode', amount: '3' }],
        },
        strength: 'entails',
      },
    ]);
  });

  it.each([
    ['can never fit', { memory: '64Gi' }, { why: 'too-large', wanted: '64Gi', most: '4Gi' }],
    ['is not offered', { 'nvidia.com/gpu': '1' }, { why: 'not-offered' }],
  ])('tells what %s', (_, requests, params) => {
    const found = claimsAboutPending(insufficientResource, wanting(requests), nodes.slice(0, 1));

    expect(found).toMatchObject([{ params }]);
  });

  it('knows the limit of pods', () => {
    const found = claimsAboutPending(insufficientResource, {}, nodes.slice(1), hogs);

    expect(found).toMatchObject([{ params: { resource: 'pods', wanted: '1' } }]);
  });

  it('is certain of what is lacking even without the pods that could not be read', () => {
    const about = (cpu: string, pods: readonly Pod[]) =>
      claimsAboutPending(insufficientResource, wanting({ cpu }), nodes, pods, ['pods']);

    expect(about('3', [])).toMatchObject([{ strength: 'entails' }]);
    expect(about('1', [])).toEqual([]);
  });

  it('stays silent for a pod that fits', () => {
    expect(claimsAboutPending(insufficientResource, wanting({ cpu: '1' }), nodes)).toEqual([]);
  });
});
