import { isSameJson } from '../../text/canonical-json.ts';
import { isRecord } from '../../text/is-record.ts';
import { segment } from '../../text/json-pointer.ts';
import type { Fields } from '../change/field-change.ts';

/** What a template has to set to be as another was: by paths within it, no deeper than a field of a container or variable. */
export function backTo(now: object, was: object): Fields {
  return Object.fromEntries(differing('', now, was));
}

type Difference = readonly [path: string, value: unknown];

function differing(path: string, now: unknown, was: unknown): readonly Difference[] {
  if (isSameJson(now, was)) return [];
  if (OPENED.test(path) && isRecord(now) && isRecord(was)) {
    const keys = new Set([...Object.keys(now), ...Object.keys(was)]);
    return [...keys].flatMap((key) => differing(below(path, segment(key)), now[key], was[key]));
  }
  const pairs = pairsOf(now, was);
  return pairs
    ? pairs.flatMap(([one, other], at) => differing(below(path, `${at}`), one, other))
    : [[path, was]];
}

/** The template, its metadata and spec, a container and a variable. */
const OPENED =
  /^(?:|metadata|metadata\/labels|metadata\/annotations|spec|spec\/(?:initC|c)ontainers\/\d+(?:\/env\/\d+)?)$/;

/** The items of lists of the same things, by their names and in the same order. */
function pairsOf(now: unknown, was: unknown): readonly (readonly [unknown, unknown])[] | undefined {
  if (!Array.isArray(now) || !Array.isArray(was) || now.length !== was.length) return undefined;
  const pairs = now.map((one: unknown, at) => [one, was[at] as unknown] as const);
  const isSame = pairs.every(([one, other]) => nameOf(one) && nameOf(one) === nameOf(other));
  return isSame ? pairs : undefined;
}

function nameOf(item: unknown): unknown {
  return isRecord(item) ? item['name'] : undefined;
}

function below(path: string, key: string): string {
  return path === '' ? key : `${path}/${key}`;
}
