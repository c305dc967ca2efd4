import type { Change, Test } from '../domain/plan.ts';
import type { Resource } from '../domain/resource.ts';
import { valueAt } from './value-at.ts';

/**
 * Sets fields of a rollout's status, or takes them out where undefined, guarded by what those and the named
 * others are.
 */
export function statusChange(
  rollout: Resource<'argoproj.io/Rollout'>,
  guarded: readonly string[],
  fields: Readonly<Record<string, unknown>>,
): Omit<Change, 'undo'> | undefined {
  const { namespace, name = '', uid } = rollout.metadata ?? {};
  if (!uid) return undefined;

  const paths = [...guarded, ...Object.keys(fields)].map((key) => `/status/${key}`);
  const tests: readonly Test[] = paths.map((path) => ({
    op: 'test',
    path,
    value: valueAt(rollout, path),
  }));
  return {
    do: 'patch',
    on: { kind: 'argoproj.io/Rollout', name, uid, ...(namespace && { namespace }) },
    sub: 'status',
    guard: tests.filter(({ value }) => value !== undefined),
    absent: tests.filter(({ value }) => value === undefined).map(({ path }) => path),
    ops: Object.entries(fields).map(([key, value]) => {
      const path = `/status/${key}`;
      return value === undefined ? { op: 'remove', path } : { op: 'add', path, value };
    }),
  };
}
