import { describe, expect, it } from '@jest/globals';

import { fieldChange } from '#src/fixes/change/field-change.ts';
import { specified } from '#test/support/objects.ts';

const on = { kind: 'apps/Deployment', namespace: 'shop', name: 'web', uid: 'web' };
const object = specified(on.kind, 'web', {
  name: 'a',
  replicas: 2,
  paused: true,
  list: [{ b: 1 }],
});
const test = (path: string, value: unknown) => ({ op: 'test', path, value });

describe('a change of fields', () => {
  it('is guarded by what they were, and by what tells them from their neighbours', () => {
    const fields = { replicas: 3, minReadySeconds: 5, paused: undefined };

    expect(fieldChange({ on, object }, '/spec', ['name', 'replicas'], fields)).toEqual({
      do: 'patch',
      on,
      guard: [test('/spec/name', 'a'), test('/spec/replicas', 2), test('/spec/paused', true)],
      absent: ['/spec/minReadySeconds'],
      ops: [
        { op: 'replace', path: '/spec/replicas', value: 3 },
        { op: 'add', path: '/spec/minReadySeconds', value: 5 },
        { op: 'remove', path: '/spec/paused' },
      ],
      undo: [
        test('/spec/name', 'a'),
        test('/spec/replicas', 3),
        { op: 'replace', path: '/spec/replicas', value: 2 },
        test('/spec/minReadySeconds', 5),
        { op: 'remove', path: '/spec/minReadySeconds' },
        { op: 'add', path: '/spec/paused', value: true },
      ],
    });
  });
});
