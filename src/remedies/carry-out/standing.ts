import type { Op, Plan } from '../../domain/plan.ts';
import type { Resource } from '../../domain/resource.ts';
import { isSameJson } from '../../text/canonical-json.ts';
import { valueAt } from '../value-at.ts';

/** How an object stands to a plan; `changed` tells the first path that is not as it was. */
export type Standing = Readonly<
  { is: 'in-place' } | { is: 'ready' } | { is: 'changed'; path: string; was: unknown }
>;

/** Whether what a plan would do is there already, can be done, or was made for another state. */
export function standingOf(plan: Plan, object: Resource): Standing {
  const [{ guard, absent, ops }] = plan.changes;
  const touched = new Set(ops.map(({ path }) => path));
  const broken = [...guard, ...absent.map((path) => ({ path, value: undefined }))].filter(
    ({ path, value }) => !isSameJson(valueAt(object, path), value),
  );

  const isElsewhereSame = broken.every(({ path }) => touched.has(path));
  if (isElsewhereSame && isDone(ops, object)) return { is: 'in-place' };
  if (isPast(plan, object, broken)) return { is: 'in-place' };

  const [first] = broken;
  if (!first) return { is: 'ready' };
  return { is: 'changed', path: first.path, was: first.value };
}

/** Whether an object holds what the operations write. */
export function isDone(ops: readonly Op[], object: Resource): boolean {
  return ops.every((op) => {
    const value = valueAt(object, op.path);
    return op.op === 'remove' ? value === undefined : isSameJson(value, op.value);
  });
}

/** A promotion leaves its own traces only until the controller moves on: then the step tells. */
function isPast({ goal }: Plan, object: Resource, broken: readonly { path: string }[]): boolean {
  if (goal.is !== 'past-step' || broken.some(({ path }) => path === '/status/currentPodHash'))
    return false;
  const step = valueAt(object, '/status/currentStepIndex');
  return typeof step === 'number' && step > goal.step && !valueAt(object, '/status/abort');
}
