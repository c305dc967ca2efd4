import { expect, it } from '@jest/globals';
import fc from 'fast-check';

import { hasOwnId, planId } from '#src/approvals/plan-id.ts';
import { undoOf } from '#src/approvals/undo-of.ts';
import { planStateOf } from '#src/carry-out/state/plan-state.ts';
import { patched } from '#src/cluster/patched.ts';
import type { Change, Plan } from '#src/domain/plan.ts';
import type { Resource } from '#src/domain/resource.ts';
import { fieldChange } from '#src/fixes/change/field-change.ts';
import { plan } from '#test/support/verdicts.ts';

const on = { kind: 'apps/Deployment', namespace: 'shop', name: 'web', uid: 'u1' };
const value = fc.option(fc.oneof(fc.integer(), fc.string()), { nil: undefined });
const fields = fc.record({ a: value, b: value, c: value });

it('puts back what any change of fields took away, and touches nothing else', () => {
  fc.assert(
    fc.property(fields, fields, fc.boolean(), (before, after, hasPart) => {
      const object = deployment(hasPart ? before : undefined);
      const change = fieldChange(
        { on, object },
        '/spec/part',
        [],
        changing(after, hasPart ? before : {}),
      );
      fc.pre(change.ops.length > 0);
      const made = planOf(change);
      const undo = undoOf(made);
      if (!undo) throw new Error('A change of fields can be undone.');

      const changed = carriedOut(object, change);
      expect(planStateOf(undo, changed)).toEqual({ is: 'ready' });
      expect(hasOwnId(undo)).toBe(true);
      expect(specOf(carriedOut(changed, undo.changes[0]))).toEqual(specOf(object));
    }),
  );
});

it('is not ready once somebody else has written there', () => {
  const object = deployment({ a: 1 });
  const change = fieldChange({ on, object }, '/spec/part', [], { a: 2 });
  const undo = undoOf(planOf(change));

  expect(undo && planStateOf(undo, deployment({ a: 3 }))).toMatchObject({ is: 'changed' });
  expect(undo && planStateOf(undo, object)).toEqual({ is: 'in-place' });
});

it('is none where the change has none, and itself has none', () => {
  const change = fieldChange({ on, object: deployment({ a: 1 }) }, '/spec/part', [], { a: 2 });
  const undo = undoOf(planOf(change));

  expect(undoOf(planOf({ ...change, undo: { none: 'traffic-moved' } }))).toBeUndefined();
  expect(undo && undoOf(undo)).toBeUndefined();
});

function planOf(change: Change): Plan {
  const changes = [change] as const;
  return plan({ changes, id: planId(plan({ changes })) });
}

function carriedOut(object: Resource, { ops }: Change): Resource {
  const done = patched(object, ops);
  if (done.is !== 'done') throw new Error(JSON.stringify(done));
  return done.object;
}

/** Nothing is taken out that is not there. */
function changing(after: object, before: object): Record<string, unknown> {
  const was = new Map(Object.entries(before));
  return Object.fromEntries(
    Object.entries(after).filter(
      ([key, value]) => value !== undefined || was.get(key) !== undefined,
    ),
  );
}

function specOf(object: Resource): unknown {
  return (object as { spec?: unknown }).spec;
}

/** A part of the spec that is there, or is not. */
function deployment(part?: object): Resource {
  const spec = part ? { part: JSON.parse(JSON.stringify(part)) as object } : {};
  const metadata = { namespace: 'shop', name: 'web', uid: 'u1' };
  return { apiVersion: 'apps/v1', kind: 'Deployment', metadata, spec } as unknown as Resource;
}
