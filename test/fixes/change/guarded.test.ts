import { expect, it } from '@jest/globals';

import { fieldChange } from '#src/fixes/change/field-change.ts';
import { guarded } from '#src/fixes/change/guarded.ts';
import { specified } from '#test/support/objects.ts';

const on = { kind: 'apps/Deployment', namespace: 'shop', name: 'web', uid: 'web' };
const object = specified(on.kind, 'web', {
  name: 'a',
  replicas: 2,
  paused: true,
  list: [{ b: 1 }],
});
const test = (path: string, value: unknown) => ({ op: 'test', path, value });

it('a change may be guarded by other fields as well', () => {
  const change = fieldChange({ on, object }, '/spec', [], { replicas: 3 });

  expect(guarded(object, ['/spec/paused', '/status/abort'], change)).toEqual({
    ...change,
    guard: [test('/spec/paused', true), ...change.guard],
    absent: ['/status/abort'],
  });
});
