import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { revertOf } from '#src/gitops/revert/revert-of.ts';
import { openWorld } from '#src/world/open-world.ts';
import { application, BLOG, changeOf, workload } from '#test/gitops/support/owners.ts';
import { cluster } from '#test/support/clusters.ts';

const HEALS = { syncPolicy: { automated: { selfHeal: true } } };

describe('what a command has written as a rule', () => {
  it('is put back only where Git holds it, and that is said', () => {
    const paused = { ...workload('Rollout'), spec: { paused: true } } as Resource;
    const world = openWorld(cluster([application(HEALS), paused])).world;

    expect(revertOf(changeOf('replace', '/spec/paused'), paused, BLOG, world)).toEqual({
      is: 'self-heal',
      owner: BLOG,
      ifHeld: true,
    });
  });

  it('is left alone where it is new, though the Application differs from Git', () => {
    const resources = [
      {
        group: 'argoproj.io',
        kind: 'Rollout',
        namespace: 'shop',
        name: 'web',
        status: 'OutOfSync',
      },
    ];
    const owner = { ...application(HEALS), status: { resources } } as Resource;
    const world = openWorld(cluster([owner])).world;

    expect(revertOf(changeOf('add', '/spec/paused'), workload('Rollout'), BLOG, world).is).toBe(
      'not-held',
    );
  });
});
