import { describe, expect, it } from '@jest/globals';

import { fieldChange } from '#src/fixes/change/field-change.ts';
import { joinedChange } from '#src/fixes/change/joined-change.ts';
import { specified } from '#test/support/objects.ts';

const on = { kind: 'apps/Deployment', namespace: 'shop', name: 'web', uid: 'web' };
const object = specified(on.kind, 'web', {
  name: 'a',
  replicas: 2,
  paused: true,
  list: [{ b: 1 }],
});

describe('changes of one object', () => {
  const [size, pause] = [{ replicas: 3 }, { paused: false }].map((fields) =>
    fieldChange({ on, object }, '/spec', [], fields),
  );
  if (!size || !pause) throw new Error('Both are changes.');

  it('become one, with the guards and the way back of each', () => {
    const both = joinedChange([size, pause]);

    expect(both).toEqual(fieldChange({ on, object }, '/spec', [], { replicas: 3, paused: false }));
  });

  it.each([
    ['first', [{ ...size, undo: { none: 'final' } }, pause]],
    ['second', [size, { ...pause, undo: { none: 'final' } }]],
  ] as const)('have no whole way back where the %s has none', (_, [one, other]) => {
    expect(joinedChange([one, other]).undo).toEqual(one.undo);
  });
});
