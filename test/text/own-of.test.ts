import { expect, it } from '@jest/globals';

import { ownOf } from '#src/text/own-of.ts';

it('gives what a map holds, and nothing that every object inherits', () => {
  const labels = { app: 'web' };

  expect(ownOf(labels, 'app')).toBe('web');
  expect(ownOf(labels, 'constructor')).toBeUndefined();
  expect(ownOf(labels, '__proto__')).toBeUndefined();
  expect(ownOf(undefined, 'app')).toBeUndefined();
});

it('gives what a map holds by such a name', () => {
  expect(ownOf(JSON.parse('{"constructor":"x"}') as Record<string, string>, 'constructor')).toBe(
    'x',
  );
});
