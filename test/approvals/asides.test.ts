import { describe, expect, it } from '@jest/globals';

import { asidesIn, withoutAsides } from '#src/approvals/asides.ts';

const theirs = { kind: 'Pod', namespace: 'payments', name: 'db-0' };
const own = { kind: 'Pod', namespace: 'shop', name: 'web' };
const params = {
  pod: 'new',
  holders: [
    { about: theirs, amount: '2' },
    { about: own, amount: '1' },
  ],
  needs: { node: 'w1', holder: { about: theirs } },
};

describe('what is said aside', () => {
  it('tells of objects wherever it stands', () => {
    expect(asidesIn(params)).toEqual([{ on: theirs }, { on: own }, { on: theirs }]);
    expect(asidesIn({ about: 'a word', pods: [null, 3] })).toEqual([]);
  });

  it('is left out where these are not shown', () => {
    const sees = ({ on }: { on: { namespace?: string } }) => on.namespace === 'shop';

    expect(withoutAsides(params, sees)).toEqual({
      pod: 'new',
      holders: [{ about: own, amount: '1' }],
      needs: { node: 'w1' },
    });
    expect(withoutAsides(params, () => true)).toEqual(params);
  });
});
