import type { Change } from '../../domain/plan.ts';

/** Changes of one object as one; they touch different fields. */
export function joinedChange([first, ...others]: readonly [Change, ...Change[]]): Change {
  return others.reduce(
    (all, one) => ({
      ...all,
      guard: [...all.guard, ...one.guard],
      absent: [...all.absent, ...one.absent],
      ops: [...all.ops, ...one.ops],
      undo: 'none' in all.undo || 'none' in one.undo ? all.undo : [...all.undo, ...one.undo],
    }),
    first,
  );
}
