import type { Change, Plan } from '../../domain/plan.ts';
import type { Resource } from '../../domain/resource.ts';
import { isSameJson } from '../../text/canonical-json.ts';
import { isRecord } from '../../text/is-record.ts';
import { valueAt } from '../../text/json-pointer.ts';
import { madeBy } from '../../world/made-by.ts';
import { revisionMark } from './revision-mark.ts';

/** Whether a plan still fits its object; `changed` names the first path that is not as it was. */
export type PlanState = Readonly<
  { is: 'in-place' | 'ready' | 'gone' | 'exists' } | { is: 'changed'; path: string; was: unknown }
>;

/** Whether what a plan would do is there already, can be done, or was made for another state. */
export function planStateOf(plan: Plan, object: Resource | undefined): PlanState {
  const [change] = plan.changes;
  const isWhole = change.do === 'create' || change.do === 'evict';
  if (isWhole && isDone(change, object)) return { is: 'in-place' };
  if (change.do === 'create') return { is: object ? 'exists' : 'ready' };
  if (!object) return { is: 'gone' };

  const { guard, absent, ops } = change;
  const touched = new Set(ops.map(({ path }) => path));
  const broken = [...guard, ...absent.map((path) => ({ path, value: undefined }))].filter(
    ({ path, value }) => !isSameJson(valueAt(object, path), value),
  );

  const follows = isOfTemplate(change) ? MARKS : [];
  const isElsewhereSame = broken.every(({ path }) => touched.has(path) || follows.includes(path));
  if (isElsewhereSame && isDone(change, object)) return { is: 'in-place' };
  if (isPast(plan, object, broken)) return { is: 'in-place' };

  const moved = change.rests?.find((one) => !isSameJson(valueAt(object, one.path), one.value));
  const [first = moved] = broken;
  if (!first) return { is: 'ready' };
  return { is: 'changed', path: first.path, was: first.value };
}

/** What the controller writes after the template has changed. */
const MARKS = Object.values(revisionMark);

function isOfTemplate({ ops }: Change): boolean {
  return ops.some(({ path }) => path.startsWith('/spec/template/'));
}

/** Whether an object holds what a change writes, is as it would be created, or has gone. */
export function isDone(change: Change, object: Resource | undefined): boolean {
  if (change.do === 'evict') return !object || object.metadata?.deletionTimestamp !== undefined;
  if (change.do === 'create') return object !== undefined && holds(object, madeBy(change));
  return change.ops.every((op) => {
    const value = valueAt(object, op.path);
    if (op.op === 'remove') return value === undefined;
    return op.op === 'add' ? holds(value, op.value) : isSameJson(value, op.value);
  });
}

/** Whether a value equals the wanted one, apart from what the API server adds. */
function holds(value: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) {
    if (!Array.isArray(value) || value.length !== wanted.length) return false;
    return wanted.every((one, at) => holds(value[at], one));
  }
  if (!isRecord(wanted)) return isSameJson(value, wanted);
  return isRecord(value) && Object.entries(wanted).every(([key, one]) => holds(value[key], one));
}

/** The fields that a promotion writes are cleared when the controller moves on; then the step shows it. */
function isPast({ goal }: Plan, object: Resource, broken: readonly { path: string }[]): boolean {
  if (goal.is !== 'past-step' || broken.some(({ path }) => path === '/status/currentPodHash'))
    return false;
  const step = valueAt(object, '/status/currentStepIndex');
  const isAtEnd = isSameJson(
    valueAt(object, '/status/currentPodHash'),
    valueAt(object, '/status/stableRS'),
  );
  const isPassed = isAtEnd || (typeof step === 'number' && step > goal.step);
  return isPassed && !valueAt(object, '/status/abort');
}
