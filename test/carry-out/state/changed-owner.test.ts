import { describe, expect, it } from '@jest/globals';

import { changedOwner } from '#src/carry-out/state/changed-owner.ts';
import type { Revert } from '#src/domain/git-owner.ts';
import type { Fact, Ref } from '#src/domain/model.ts';
import type { Change, Goal, Plan } from '#src/domain/plan.ts';
import type { Resource } from '#src/domain/resource.ts';
import { abortion } from '#test/fixes/support/plans.ts';
import { application, BLOG, changeOf, workload, worldOf } from '#test/gitops/support/owners.ts';

const change = changeOf('replace', '/spec/replicas');
const AUTOMATED = { syncPolicy: { automated: {} } };
const HEALS = { syncPolicy: { automated: { selfHeal: true } } };
const web = ofBlog();
const labelled = workload('Deployment', { labels: { 'app.kubernetes.io/instance': 'blog' } });
const note = 'Argo CD Application `blog`';
const shown: Revert = { is: 'next-commit', owner: BLOG };

describe('a change beside Git at the click', () => {
  it('is as it was shown', async () => {
    expect(await moved({ beside: shown }, web, [application(AUTOMATED)])).toBeUndefined();
  });

  it.each([
    ['as it was shown while the owner is still elsewhere', [], undefined],
    ['another one once the owner is here', [application(HEALS)], { is: 'other-revert', note }],
  ])('is %s', async (_, objects, is) => {
    const beside: Revert = { is: 'elsewhere', owner: BLOG };

    expect(await moved({ beside }, web, objects)).toEqual(is);
  });

  it('is another one where self-heal was switched on since', async () => {
    expect(await moved({ beside: shown }, web, [application(HEALS)])).toEqual({
      is: 'other-revert',
      note,
    });
  });

  it('is another one where the object is of another owner, or of none', async () => {
    const own = [application(AUTOMATED)];

    expect(await moved({ beside: shown }, ofBlog('shop'), own)).toMatchObject({
      is: 'other-owner',
    });
    expect(await moved({ beside: shown }, workload('Deployment'), own)).toEqual({
      is: 'other-owner',
      note: '',
    });
  });

  describe('of an Application whose mark names no namespace', () => {
    const there = application(AUTOMATED, { namespace: 'delivery' });
    const beside: Revert = { is: 'next-commit', owner: { ...BLOG, namespace: 'delivery' } };
    it('is as it was shown where it was found', async () => {
      expect(await moved({ beside }, web, [there])).toBeUndefined();
      expect(
        await moved({ beside }, web, [there, having(application(HEALS), 'api')]),
      ).toBeUndefined();
    });

    it.each<[string, readonly Resource[], string]>([
      ['has gone', [], 'other-revert'],
      ['heals itself by now', [application(HEALS, { namespace: 'delivery' })], 'other-revert'],
      ['does not have the object any more', [having(there, 'api')], 'other-owner'],
      ['is in the usual place by now', [there, application(HEALS)], 'other-owner'],
    ])('is another one where that %s', async (_, objects, is) => {
      expect(await moved({ beside }, web, objects)).toEqual({ is, note });
    });

    it('is another one where the plan names another Application', async () => {
      const owner = { ...BLOG, name: 'shop', namespace: 'delivery' };

      expect(await moved({ beside: { ...beside, owner } }, web, [there])).toEqual({
        is: 'other-owner',
        note,
      });
    });
  });

  it('is not known where the owner may not be read any more', async () => {
    const read = async () => ({ is: 'unknown', why: 'forbidden' }) as const;

    expect(await changedOwner(planOf({ beside: shown }), web, { read }, NOW)).toEqual({
      is: 'owner-unread',
      note,
    });
  });
});

describe('a change that was not shown as made beside Git', () => {
  it('is none of an object that somebody owns there', async () => {
    expect(await moved({}, web, [])).toEqual({ is: 'other-owner', note });
  });

  it('is none of what the Application lists that a label alone names', async () => {
    expect(await moved({}, labelled, [having(application({}), 'web')])).toEqual({
      is: 'other-owner',
      note,
    });
    expect(await moved({}, labelled, [having(application({}), 'api')])).toBeUndefined();
  });

  it.each<[string, Partial<Change>, Resource, Goal['is']]>([
    ['of an object that nobody owns', {}, workload('Deployment'), 'updated-ready'],
    ['of a status', { sub: 'status' }, web, 'updated-ready'],
    ['that takes another one back', {}, web, 'undone'],
    ['of what a label alone may mean', {}, labelled, 'updated-ready'],
  ])('is as it was shown %s', async (_, own, object, goal) => {
    expect(await moved(own, object, [], goal)).toBeUndefined();
  });
});

const NOW = '2026-01-01T12:00:00Z';

function having(one: Resource, name: string): Resource {
  const resources = [{ group: 'apps', kind: 'Deployment', namespace: 'shop', name }];
  return { ...one, status: { resources } } as Resource;
}

function ofBlog(name = 'blog'): Resource {
  const id = `${name}:apps/Deployment:shop/web`;
  return workload('Deployment', { annotations: { 'argocd.argoproj.io/tracking-id': id } });
}

async function moved(
  own: Partial<Change>,
  object: Resource,
  objects: readonly Resource[],
  goal: Goal['is'] = 'updated-ready',
) {
  const world = worldOf(...objects);
  const read = async (ref: Ref): Promise<Fact<Resource>> => world.get(ref);
  return changedOwner(planOf(own, goal), object, { read }, NOW);
}

function planOf(own: Partial<Change>, is: Goal['is'] = 'updated-ready'): Plan {
  const goal = { is, on: change.on } as Goal;
  return { ...abortion(), changes: [{ ...change, ...own }], goal };
}
