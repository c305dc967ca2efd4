import type { Ref } from '../../domain/model.ts';
import type { Change } from '../../domain/plan.ts';
import type { Resource } from '../../domain/resource.ts';
import { present } from '../../text/present.ts';

type Parts = Partial<Pick<Change, 'from' | 'guard' | 'absent' | 'ops' | 'undo'>>;

/** Makes an object that must not be there yet, and in the same request writes to it what `ops` say. */
export function creation(
  { on, object }: Readonly<{ on: Ref; object: Resource }>,
  { from, guard = [], absent = [], ops = [], undo = DELETED }: Parts = {},
): Change {
  return {
    do: 'create',
    on,
    ...present({ from }),
    guard,
    absent: ['', ...absent],
    ops: [{ op: 'add', path: '', value: object }, ...ops],
    undo,
  };
}

const DELETED = [{ op: 'remove', path: '' }] as const;
