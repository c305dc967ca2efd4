import type { Ref } from '../../domain/model.ts';
import type { Change, Op, Test } from '../../domain/plan.ts';
import type { Resource } from '../../domain/resource.ts';
import { valueAt } from '../../text/json-pointer.ts';
import { withParents } from './with-parents.ts';

/** What a change sets: values by the last keys of their paths; what is undefined is taken out. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * Sets fields of one part of an object, guarded by their old values, and adds missing parents. `identity` names
 * fields of that part which tell it from its neighbours in a list, whose places may change.
 */
export function fieldChange(
  { on, object }: Readonly<{ on: Ref; object: Resource }>,
  at: string,
  identity: readonly string[],
  fields: Fields,
): Change {
  const was = (path: string) => valueAt(object, path);
  const isNew = (path: string) => was(path) === undefined;
  const sets = withParents(object, at, fields);
  const touched = new Set(sets.map(({ path }) => path));
  const same = identity
    .map((key) => test(`${at}/${key}`, was(`${at}/${key}`)))
    .filter(({ path }) => !touched.has(path));
  return {
    do: 'patch',
    on,
    guard: [
      ...same,
      ...sets.filter(({ path }) => !isNew(path)).map(({ path }) => test(path, was(path))),
    ],
    absent: sets.filter(({ path }) => isNew(path)).map(({ path }) => path),
    ops: sets.map(({ path, value }) => writing(path, isNew(path), value)),
    undo: [
      ...same,
      ...sets.flatMap(({ path, value }): Op[] => [
        ...(value === undefined ? [] : [test(path, value)]),
        writing(path, value === undefined, was(path)),
      ]),
    ],
  };
}

function writing(path: string, isNew: boolean, value: unknown): Op {
  if (value === undefined) return { op: 'remove', path };
  return { op: isNew ? 'add' : 'replace', path, value };
}

function test(path: string, value: unknown): Test {
  return { op: 'test', path, value };
}
