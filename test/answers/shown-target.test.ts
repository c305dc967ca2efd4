import { describe, expect, it } from '@jest/globals';

import { shownTarget } from '#src/answers/shown-target.ts';
import { readers } from '#test/support/audiences.ts';
import { web } from '#test/support/verdicts.ts';

const hidden = { ...web, namespace: 'payments' };
const shopOnly = readers({ namespaces: ['shop'] });

describe('what a query means to those who read the answer', () => {
  it('is what it means where they see everything', async () => {
    const resolved = { is: 'ambiguous', candidates: [web, hidden] } as const;

    expect(await shownTarget(resolved, undefined)).toBe(resolved);
    expect(await shownTarget(resolved, readers())).toEqual(resolved);
  });

  it('is the one that they may see of several', async () => {
    const resolved = { is: 'ambiguous', candidates: [hidden, web] } as const;

    expect(await shownTarget(resolved, shopOnly)).toEqual({ is: 'found', ref: web });
  });

  it('is not shown where they may see none', async () => {
    expect(await shownTarget({ is: 'found', ref: hidden }, shopOnly)).toEqual({
      is: 'not-shown',
      ref: hidden,
    });
  });

  it('brings no name near it that they may not see', async () => {
    const resolved = { is: 'no-such-target', nearest: [hidden, web] } as const;

    expect(await shownTarget(resolved, shopOnly)).toEqual({ ...resolved, nearest: [web] });
  });
});
