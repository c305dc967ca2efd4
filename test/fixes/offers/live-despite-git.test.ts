import { describe, expect, it } from '@jest/globals';

import { type Revert, REVERTS } from '#src/domain/git-owner.ts';
import { liveDespiteGit } from '#src/fixes/offers/live-despite-git.ts';
import { BLOG, changeOf } from '#test/gitops/support/owners.ts';

const change = changeOf('replace', '/spec/replicas');

describe('a live change of what Git owns', () => {
  it.each(['self-heal', 'interval'] as const)('is none where %s puts it back', (is) => {
    expect(liveDespiteGit(change, { is, owner: BLOG })).toBeUndefined();
  });

  it('is none where nobody can tell what becomes of it', () => {
    expect(liveDespiteGit(change, { is: 'unknown', owner: BLOG })).toBeUndefined();
  });

  it.each<Revert>([
    ...REVERTS.filter((is) => !['self-heal', 'interval', 'unknown'].includes(is)).map((is) => ({
      is,
      owner: BLOG,
    })),
    { is: 'self-heal', owner: BLOG, ifHeld: true },
  ])('says beside whom it is made, and what becomes of it: %j', (revert) => {
    expect(liveDespiteGit(change, revert)).toEqual({ ...change, beside: revert });
  });
});
