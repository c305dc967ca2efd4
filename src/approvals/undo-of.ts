import type { Change, Plan, Test } from '../domain/plan.ts';
import { present } from '../text/present.ts';
import { planId } from './plan-id.ts';

/**
 * The plan that takes another back: it touches that one's own paths and requires that they still hold what it wrote.
 * Undefined where there is none, as for what was created or evicted. Whoever has the first has this one, too, so that nobody needs to be told it.
 */
export function undoOf(plan: Plan): Plan | undefined {
  const [{ do: how, on, sub, undo }] = plan.changes;
  if (how !== 'patch' || 'none' in undo) return undefined;
  const guard = undo.filter((op): op is Test => op.op === 'test');
  const ops = undo.filter(({ op }) => op !== 'test');
  const guarded = new Set(guard.map(({ path }) => path));
  const absent = ops.filter(({ path }) => !guarded.has(path)).map(({ path }) => path);
  const back = { do: 'patch', on, guard, absent, ops, undo: { none: 'is-undo' } } as const;
  const changes: readonly [Change] = [{ ...back, ...present({ sub }) }];
  const { values: _, ...rest } = plan;
  const goal = { is: 'undone', on: plan.goal.on } as const;
  const undone = { ...rest, changes, goal, proof: NOT_PROVED };
  return { ...undone, id: planId(undone) };
}

const OPEN = { is: 'not-checked', why: 'not-simulated' } as const;
const NOT_PROVED = { placement: OPEN, rules: OPEN, admission: OPEN };
