import { applyPatch, type Operation } from 'rfc6902';

import type { Op } from '../domain/plan.ts';

/** A value after these operations; undefined where one does not apply. */
export function patchedJson(value: unknown, ops: readonly Op[]): unknown {
  const copy = { root: copyOf(value) };
  const moved = ops.map((op) => ({ ...copyOf(op), path: `/root${op.path}` }));
  const isDone = applyPatch(copy, moved as Operation[]).every((error) => error === null);
  return isDone ? copy.root : undefined;
}

/** Not structuredClone: rfc6902 knows an array by its constructor, which that may take from another realm. */
function copyOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
