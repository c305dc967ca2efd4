import type { Change, WriteOp } from '../domain/plan.ts';
import { exactAmountOf } from '../readings/quantities.ts';
import { isSameJson } from '../text/canonical-json.ts';
import { isRecord } from '../text/is-record.ts';
import { keysOf, segment } from '../text/json-pointer.ts';
import { CannotRender } from './cannot-render.ts';

/**
 * The operations of a change for an object as Git has it: the API server adds defaults, and webhooks items of lists. Throws
 * CannotRender where Git says something else than the cluster, for then nobody knows what the change would bring.
 */
export function translated(
  live: unknown,
  git: unknown,
  { guard, ops }: Pick<Change, 'guard' | 'ops'>,
): readonly WriteOp[] {
  for (const { path, value } of guard) {
    const place = placeOf(live, git, keysOf(path));
    if (place?.rest.length === 0 && !isLike(place.value, value))
      throw new CannotRender('other-value', path);
  }
  return ops.filter((op) => op.op !== 'test').flatMap((op) => moved(live, git, op));
}

function moved(live: unknown, git: unknown, op: WriteOp): readonly WriteOp[] {
  const place = placeOf(live, git, keysOf(op.path), op.op === 'add');
  if (!place) throw new CannotRender('other-value', op.path);
  const { at, rest } = place;
  if (op.op === 'remove') {
    if (rest.length > 0) throw new CannotRender('other-value', op.path);
    return [{ op: 'remove', path: pointer(at) }];
  }
  const [first, ...others] = rest;
  if (first === undefined)
    return [...finest(place.value, { op: op.op, path: pointer(at), value: op.value })];
  const value = others.reduceRight<unknown>(
    (inner, key) => (key === '-' ? [inner] : { [key]: inner }),
    op.value,
  );
  return [{ op: 'add', path: pointer([...at, first]), value }];
}

/** A map that keeps its keys is changed where it differs: comments on its other lines stay. */
function* finest(git: unknown, op: Exclude<WriteOp, { op: 'remove' }>): Iterable<WriteOp> {
  const { value } = op;
  if (op.op === 'add' || !isRecord(git) || !isRecord(value) || !hasKeysOf(git, value)) {
    yield op;
    return;
  }
  for (const [key, one] of Object.entries(value)) {
    const path = `${op.path}/${segment(key)}`;
    if (!isSameJson(git[key], one)) yield* finest(git[key], { op: 'replace', path, value: one });
  }
}

function hasKeysOf(one: object, other: object): boolean {
  return isSameJson(Object.keys(one).toSorted(), Object.keys(other).toSorted());
}

type FieldAt = Readonly<{ at: readonly string[]; rest: readonly string[]; value?: unknown }>;

/** How far Git's object has a path; undefined where the item of a list on it is not to be told. */
function placeOf(
  live: unknown,
  git: unknown,
  keys: readonly string[],
  isNew = false,
  at: readonly string[] = [],
): FieldAt | undefined {
  const [key, ...rest] = keys;
  if (key === undefined) return { at, rest: [], value: git };
  if (Array.isArray(git)) {
    const index = rest.length === 0 && isNew ? newIndex(live, git, key) : sameIndex(live, git, key);
    if (index === undefined) return undefined;
    if (index === '-') return { at, rest: ['-'] };
    const next = [...at, index];
    if (rest.length === 0 && isNew) return { at: next, rest: [] };
    return placeOf(childOf(live, key), childOf(git, index), rest, isNew, next);
  }
  const inner = childOf(git, key);
  // What comes below something that is not there: a list of the cluster's would lose what else it holds.
  if (inner === undefined)
    return keys.slice(1).every((one) => !/^\d+$/.test(one)) ? { at, rest: keys } : undefined;
  return placeOf(childOf(live, key), inner, rest, isNew, [...at, key]);
}

/** The place of the same item: told by what names it, else by its index where both lists are as long. */
function sameIndex(live: unknown, git: readonly unknown[], key: string): string | undefined {
  const item = childOf(live, key);
  const isAsLong = Array.isArray(live) && live.length === git.length;
  const named = isRecord(item) ? NAMES.find((one) => item[one] !== undefined) : undefined;
  const places = git.flatMap((one, at) =>
    named && isRecord(item) && isRecord(one) && one[named] === item[named] ? [at] : [],
  );
  if (places.length === 1) return `${places[0]}`;
  return isAsLong && named === undefined ? key : undefined;
}
const NAMES = ['name', 'containerPort', 'port', 'mountPath', 'key', 'topologyKey', 'ip', 'host'];

function newIndex(live: unknown, git: readonly unknown[], key: string): string {
  return Array.isArray(live) && live.length === git.length && Number(key) < git.length ? key : '-';
}

function childOf(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[Number(key)];
  return isRecord(value) ? value[key] : undefined;
}

/** Whether Git's value became the cluster's: quantities are written anew, and maps get defaults. */
function isLike(git: unknown, live: unknown): boolean {
  if (isSameJson(git, live)) return true;
  if (isScalar(git) && isScalar(live)) {
    const isAmount = [git, live].every((one) => /^[\d.]+[a-zA-Z]*$/.test(`${one}`));
    return (
      `${git}` === `${live}` || (isAmount && exactAmountOf('', git) === exactAmountOf('', live))
    );
  }
  if (Array.isArray(git) && Array.isArray(live))
    return git.length === live.length && git.every((one, at) => isLike(one, live[at]));
  return (
    isRecord(git) &&
    isRecord(live) &&
    Object.entries(git).every(([key, one]) => isLike(one, live[key]))
  );
}

function isScalar(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function pointer(keys: readonly string[]): string {
  return keys.map((key) => `/${segment(key)}`).join('');
}
