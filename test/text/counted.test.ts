import { describe, expect, it } from '@jest/globals';

import { counted } from '#src/text/counted.ts';

describe('a number and its noun', () => {
  it('agree', () => {
    expect([0, 1, 2].map((count) => counted(count, 'pod'))).toEqual(['0 pods', '1 pod', '2 pods']);
  });

  it('agree in a plural of its own', () => {
    expect(counted(2, 'replica is', 'replicas are')).toBe('2 replicas are');
  });
});
