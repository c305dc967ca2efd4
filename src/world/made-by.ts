import type { Change } from '../domain/plan.ts';
import type { Resource } from '../domain/resource.ts';
import { isRecord } from '../text/is-record.ts';
import { changed } from './changed.ts';

/**
 * The object that a creation makes: the one that it adds, with what it writes to that; undefined of any other change.
 * Throws where an operation does not fit.
 */
export function madeBy({ do: how, guard, ops: [first, ...others] }: Making): Resource | undefined {
  if (how !== 'create' || first?.op !== 'add' || first.path !== '' || !isRecord(first.value))
    return undefined;
  return changed(first.value, [...guard, ...others]);
}
type Making = Pick<Change, 'do' | 'guard' | 'ops'>;
