import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { gitOwnerOf, inGitOf } from '#src/remedies/offers/git-owner.ts';
import { openWorld } from '#src/world/open-world.ts';
import { changeOf, worldOf, workload } from '#test/gitops/support/owners.ts';
import { cluster } from '#test/support/clusters.ts';

const labels = { 'app.kubernetes.io/instance': 'blog' };
const web: Resource = {
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { namespace: 'shop', name: 'web', labels },
};
const application: Resource = {
  apiVersion: 'argoproj.io/v1alpha1',
  kind: 'Application',
  metadata: { namespace: 'argocd', name: 'blog' },
};

it.each([
  ['there is an Application of that name', [application], [], 'blog'],
  ['Applications cannot be read', [], ['applications.argoproj.io'], 'blog'],
  ['no Application has that name', [], [], undefined],
] as const)(
  'goes by a label, unless it is known to mean something else: %s',
  (_, objects, forbidden, name) => {
    const { world } = openWorld(cluster(objects, forbidden));

    expect(gitOwnerOf(web, world)?.name).toBe(name);
  },
);

describe('where a change belongs', () => {
  const annotations = { 'argocd.argoproj.io/tracking-id': 'blog:apps/Deployment:shop/web' };
  const world = worldOf(workload('Deployment', { annotations }));
  const change = changeOf('replace', '/spec/replicas');
  const base = { params: {}, risk: 'none', change } as const;
  const ALONE = ['revert'];
  const WITH_ORIGIN = ['revert', 'why'];

  it.each([
    ['told where the change is made in Git', { ...base, kind: 'gitops' }, WITH_ORIGIN],
    ['told of a change that is made live by what becomes of it', { ...base, kind: 'patch' }, ALONE],
    [
      'told of a status by what becomes of it',
      { ...base, kind: 'rollout', change: { ...change, sub: 'status' } },
      ALONE,
    ],
    [
      'not told of what is evicted',
      { ...base, kind: 'gitops', change: { ...change, do: 'evict' } },
      undefined,
    ],
  ] as const)('is %s', (_, proposal, told) => {
    const inGit = inGitOf(proposal, world);

    expect(inGit && Object.keys(inGit).toSorted()).toEqual(told);
  });
});
