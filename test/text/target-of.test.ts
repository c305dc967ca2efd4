import { expect, it } from '@jest/globals';

import { targetOf } from '#src/text/target-of.ts';

it('asks about exactly that object, in the words that somebody would type', () => {
  expect(targetOf({ kind: 'argoproj.io/Rollout', namespace: 'shop', name: 'web' })).toBe(
    'rollout/web',
  );
});
