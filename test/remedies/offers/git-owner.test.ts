import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { gitOwnerOf } from '#src/remedies/offers/git-owner.ts';
import { openWorld } from '#src/world/open-world.ts';
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
