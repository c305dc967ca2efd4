import type { Change, Test } from '../../domain/plan.ts';
import type { Resource } from '../../domain/resource.ts';
import { valueAt } from '../../text/json-pointer.ts';

/** A change that is made only while these paths of its object, too, are as they are now. */
export function guarded(object: Resource, paths: readonly string[], change: Change): Change {
  const tests = paths.map((path): Test => ({ op: 'test', path, value: valueAt(object, path) }));
  const isThere = ({ value }: Test) => value !== undefined;
  return {
    ...change,
    guard: [...tests.filter(isThere), ...change.guard],
    absent: [...tests.filter((one) => !isThere(one)).map(({ path }) => path), ...change.absent],
  };
}
