import type { Change } from '../../domain/plan.ts';
import type { Allows, Reach } from '../../domain/remedy.ts';

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
    return !allowed.some(([pattern, allows]) => isAllowed(pattern, allows, op.path, value, known));
  });
  return beyond?.path;
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

/** `*` is any place of a list, "{a,b}" one of these keys. */
function isKey(key: string, wanted: string): boolean {
  if (wanted === '*') return /^\d+$/.test(key);
  return wanted
    .replace(/^\{(.*)\}$/, '$1')
    .split(',')
    .includes(key);
}
