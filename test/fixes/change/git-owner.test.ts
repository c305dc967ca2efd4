import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { gitOwnerOf, inGitOf } from '#src/fixes/change/git-owner.ts';
import { openWorld } from '#src/world/open-world.ts';
import { application, BLOG, changeOf, worldOf, workload } from '#test/gitops/support/owners.ts';
import { cluster } from '#test/support/clusters.ts';

const labels = { 'app.kubernetes.io/instance': 'blog' };
const web: Resource = {
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { namespace: 'shop', name: 'web', labels },
};
it.each([
  ['there is an Application of that name', [application({})], [], 'blog'],
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

  const source = { repoURL: 'https://github.com/acme/deploy', path: 'blog' };
  const HEALS = { source, syncPolicy: { automated: { selfHeal: true } } };
  const object = workload('Deployment', { annotations });
  const proposal = { ...base, kind: 'gitops' } as const;
  const inDelivery = { by: 'argo-cd', name: 'blog', namespace: 'delivery' };

  it('is told by the Application of an Argo CD that is not in the usual place', () => {
    const there = application(HEALS, { namespace: 'delivery' });

    expect(inGitOf(proposal, worldOf(object, there))).toMatchObject({
      source: { url: source.repoURL, path: 'blog' },
      revert: { is: 'self-heal', owner: inDelivery },
    });
  });

  it('is told by it where no more than a label says that it is its own', () => {
    const there = application(HEALS, { namespace: 'delivery' });

    expect(inGitOf(proposal, worldOf(workload('Deployment', { labels }), there))).toMatchObject({
      revert: { is: 'self-heal', owner: { ...inDelivery, weak: true } },
    });
  });

  const on = { kind: 'argoproj.io/Application', name: 'blog' };
  const several = ['delivery', 'tools'].map((namespace) => application(HEALS, { namespace }));

  it('is told of a status by what the object itself says for sure, and needs no Application', () => {
    const status = { ...base, kind: 'rollout', change: { ...change, sub: 'status' } } as const;
    const labelled = workload('Deployment', { labels });

    expect(inGitOf(status, worldOf(object, ...several))?.revert).toMatchObject({ owner: BLOG });
    expect(inGitOf(status, worldOf(object, ...several))?.revert).not.toHaveProperty('unread');
    expect(inGitOf(status, worldOf(labelled, ...several.slice(1)))).toBeUndefined();
  });

  it('is told by none of several that may have the object', () => {
    expect(inGitOf(proposal, worldOf(object, ...several))).toEqual({
      why: 'git-unread',
      revert: { is: 'unknown', owner: BLOG, unread: { on, why: 'untold' } },
    });
  });

  it('is not told where Applications may be read and not listed', () => {
    const known = worldOf(object);
    const list = () => ({ items: [], gap: 'forbidden' }) as const;

    expect(inGitOf(proposal, { ...known, list })).toEqual({
      why: 'git-unread',
      revert: { is: 'unknown', owner: BLOG, unread: { on, why: 'forbidden' } },
    });
  });

  it('does not matter for what none of them holds', () => {
    const paused = { ...base, kind: 'patch', change: changeOf('add', '/spec/paused') } as const;

    expect(inGitOf(paused, worldOf(object, ...several))).toEqual({
      revert: { is: 'not-held', owner: BLOG },
    });
  });
});
