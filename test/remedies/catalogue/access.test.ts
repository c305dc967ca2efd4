import { expect, it } from '@jest/globals';

import { offeredFor } from '#test/support/words-only.ts';

const ON = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' };

it.each([['access/forbidden', 'No wildcards']])(
  '%s is answered in words only, naming what it is about',
  (cause, words) => {
    const offer = offeredFor(cause, ON).find(({ id }) => id === 'access/grant');

    expect(offer?.proposal).toMatchObject({ kind: 'manual', risk: 'none' });
    expect(offer?.proposal.change).toBeUndefined();
    expect(offer?.text).toContain(words);
  },
);
