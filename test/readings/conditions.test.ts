import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { conditionOf, conditionsOf, statementOf } from '#src/readings/conditions.ts';
import { ago, named } from '#test/support/objects.ts';

const ready = { type: 'Ready', status: 'False', reason: 'NotYet' };
const synced = { type: 'Synced', status: 'True' };
const thing = (conditions: unknown) => ({ ...named('Thing', 'a'), status: { conditions } });

describe('conditions', () => {
  it('have their paths, and are found by their types', () => {
    const object: Resource = thing([synced, ready]);

    expect(conditionsOf(object)).toEqual([
      { ...synced, path: '/status/conditions/0' },
      { ...ready, path: '/status/conditions/1' },
    ]);
    expect(conditionOf(object, 'Ready')).toEqual({ ...ready, path: '/status/conditions/1' });
    expect(conditionOf(object, 'Other')).toBeUndefined();
  });

  it('are none where an object has another sort of them', () => {
    expect(conditionsOf(named('Thing', 'a'))).toEqual([]);
    expect(conditionsOf(thing({ Ready: 'True' }))).toEqual([]);
  });
});

describe('a statement', () => {
  const on = { kind: 'Thing', namespace: 'shop', name: 'a' };
  const path = '/status/conditions/0';

  it('is its message, and since when that holds', () => {
    const stated = { path, message: 'waits', lastTransitionTime: ago(5) };

    expect(statementOf(on, stated, ['status', 'False'])).toEqual({
      evidence: { source: 'field', on, path: `${path}/message`, quote: 'waits', at: ago(5) },
      since: ago(5),
    });
  });

  it.each([undefined, ''])('is another field where it has no message (%j)', (message) => {
    expect(statementOf(on, { path, message }, ['status', 'False'])).toEqual({
      evidence: { source: 'field', on, path: `${path}/status`, quote: 'False' },
    });
  });
});
