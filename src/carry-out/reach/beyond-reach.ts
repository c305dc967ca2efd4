import type { Change, Op, Test } from '../../domain/plan.ts';
import type { Allows, Reach } from '../../domain/remedy.ts';
import { isSameJson } from '../../text/canonical-json.ts';
import { segment } from '../../text/json-pointer.ts';
import { reachesFor } from './reaches-for.ts';

/**
 * The first path that a change may not write, or not this value; undefined where all of it is within reach. Who
 * guards nothing says nothing of what would be lost, so each path needs its guard; an undo may put that back, and no more.
 */
export function beyondReach(change: Change, reaches: readonly Reach[]): string | undefined {
  const { guard, absent, ops } = change;
  const own = reachesFor(change, reaches);
  const allowed = own.flatMap(({ paths }) => Object.entries(paths));
  const beyond = ops.find((op) => {
    if (op.op === 'test') return false;
    if (op.path === '') return !own.some((one) => isWhole(change, one));
    const known = guard.find(({ path }) => path === op.path);
    if ((!known && !absent.includes(op.path)) || putsBefore(op, guard)) return true;
    const value = op.op === 'remove' ? undefined : op.value;
    return !isWithin(op.path, value, known);
  });
  const first = beyond ?? notPutBack(change);
  return first && (first.path || '/');

  /** A parent that was not there and comes with the field is no more than that field. */
  function isWithin(path: string, value: unknown, known?: Readonly<{ value: unknown }>): boolean {
    if (allowed.some(([pattern, allows]) => isAllowed(pattern, allows, path, value, known)))
      return true;
    if (known || typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const parts = Object.entries(value);
    return (
      parts.length > 0 && parts.every(([key, part]) => isWithin(`${path}/${segment(key)}`, part))
    );
  }
}

/** What an undo would write besides what its change takes away. */
function notPutBack({ guard, absent, ops, undo }: Change): Op | undefined {
  if ('none' in undo) return undefined;
  const written = new Set(ops.filter(({ op }) => op !== 'test').map(({ path }) => path));
  const tests = undo.filter((op): op is Test => op.op === 'test');
  return undo.find((op) => {
    if (op.op === 'test') return false;
    if (!written.has(op.path) || putsBefore(op, tests)) return true;
    if (op.op === 'remove') return !absent.includes(op.path);
    return !guard.some(({ path, value }) => path === op.path && isSameJson(value, op.value));
  });
}

/** Whether an item is put in before one that is known there (RFC 6902, 4.1): a preview shows it in the place of that. */
function putsBefore({ op, path }: Op, tests: readonly Test[]): boolean {
  return op === 'add' && /\/\d+$/.test(path) && tests.some((one) => one.path === path);
}

/** Whether the whole object may go, or be this; a copy is compared with its source where that is read. */
function isWhole({ do: how, on, ops: [op] }: Change, { creates }: Reach): boolean {
  if (how === 'evict') return op?.op === 'remove';
  if (op?.op !== 'add' || !creates) return false;
  return creates.from !== undefined || isSameJson(op.value, creates.make(on));
}

function isAllowed(
  pattern: string,
  allows: Allows,
  path: string,
  value: unknown,
  known: Readonly<{ value: unknown }> | undefined,
): boolean {
  return isLike(path, pattern) && allows(value, known?.value);
}

function isLike(path: string, pattern: string): boolean {
  const [keys, wanted] = [path.split('/'), pattern.split('/')];
  return keys.length === wanted.length && wanted.every((one, at) => isKey(keys[at] ?? '', one));
}

/**
 * `*` is any place of a list, "{a,b}" one of these keys, "{*}" any. The API server takes "01" for 1 as well, where nobody
 * else finds anything: no preview would show what was there.
 */
function isKey(key: string, wanted: string): boolean {
  if (wanted === '{*}') return true;
  if (wanted === '*') return /^(?:0|[1-9]\d*)$/.test(key);
  return wanted
    .replace(/^\{(.*)\}$/, '$1')
    .split(',')
    .includes(key);
}
