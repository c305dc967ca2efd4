import { describe, expect, it } from '@jest/globals';

import { REVERTS } from '#src/domain/git-owner.ts';
import { besideGit } from '#src/remedies/offers/beside-git.ts';
import { BLOG, changeOf } from '#test/gitops/support/owners.ts';

const change = changeOf('replace', '/spec/replicas');

describe('a live change of what Git owns', () => {
  it.each(['self-heal', 'interval'] as const)('is none where %s puts it back', (is) => {
    expect(besideGit(change, { is, owner: BLOG })).toBeUndefined();
  });

  it.each(REVERTS.slice(2))('says beside whom it is made: %s', (is) => {
    expect(besideGit(change, { is, owner: BLOG })).toEqual({ ...change, owner: BLOG });
  });
});
