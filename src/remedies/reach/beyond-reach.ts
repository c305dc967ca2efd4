import type { Change } from '../../domain/plan.ts';
import type { Allows, Reach } from '../../domain/remedy.ts';
import { segment } from '../../text/json-pointer.ts';

/**
 * The first path that a change may not write, or not this value; undefined where all of it is within reach. Who
 * guards nothing says nothing of what would be lost, so each path needs its guard.
 */
export function beyondReach(
  { on, sub, guard, absent, ops }: Change,
  reaches: readonly Reach[],
): string | undefined {
  const own = reaches.filter((one) => one.of.includes(on.kind) && one.sub === sub);
  const allowed = own.flatMap(({ paths }) => Object.entries(paths));
  const beyond = ops.find((op) => {
    if (op.op === 'test') return false;
    const known = guard.find(({ path }) => path === op.path);
    if (!known && !absent.includes(op.path)) return true;
    const value = op.op === 'remove' ? undefined : op.value;
    return !isWithin(op.path, value, known);
  });
  return beyond?.path;

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

/** `*` is any place of a list, "{a,b}" one of these keys, "{*}" any. */
function isKey(key: string, wanted: string): boolean {
  if (wanted === '{*}') return true;
  if (wanted === '*') return /^\d+$/.test(key);
  return wanted
    .replace(/^\{(.*)\}$/, '$1')
    .split(',')
    .includes(key);
}
