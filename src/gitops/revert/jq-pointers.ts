import { isRecord } from '../../text/is-record.ts';
import { segment } from '../../text/json-pointer.ts';

type PathValue = Readonly<{ path: string; value: unknown }>;

/**
 * The places of an object that a jq path expression means, as JSON pointers: keys, indices, `[]`, and `select` by one field that
 * is a text, which is what people write in ignoreDifferences. Undefined where it holds anything else.
 */
export function jqPointers(expression: string, object: unknown): readonly string[] | undefined {
  let places: readonly PathValue[] | undefined = [{ path: '', value: object }];
  for (const part of expression.split('|')) places = places && through(part.trim(), places);
  return places?.map(({ path }) => path);
}

/** `select(.name == "web")`, of which the spaces do not matter. */
const SELECT = /^select\(\s?(\.[\w.]+)\s?==\s?"([^"\\]*)"\s?\)$/;
/** `.spec`, `."a/b"`, `["a/b"]`, `[0]`, `[]`: each may end with "?". */
const STEP = /^(?:\.(\w+)|\.?\["([^"\\]*)"\]|\."([^"\\]*)"|\.?\[(\d*)\])\??/;

function through(part: string, from: readonly PathValue[]): readonly PathValue[] | undefined {
  const [, field, wanted] = SELECT.exec(part) ?? [];
  if (field !== undefined)
    return from.filter((place) => along(field, [place])?.some(({ value }) => value === wanted));
  return along(part, from);
}

function along(path: string, from: readonly PathValue[]): readonly PathValue[] | undefined {
  let rest = path === '.' ? '' : path;
  let places = from;
  while (rest !== '') {
    const [step, ...names] = STEP.exec(rest) ?? [];
    if (!step) return undefined;
    const index = names[3];
    const key = names.find((one) => one !== undefined) ?? '';
    places = places.flatMap((place) => (index === '' ? below(place) : [child(place, key)]));
    rest = rest.slice(step.length);
  }
  return places;
}

function below({ path, value }: PathValue): readonly PathValue[] {
  if (!Array.isArray(value) && !isRecord(value)) return [];
  return Object.entries(value).map(([key, inner]) => ({
    path: `${path}/${segment(key)}`,
    value: inner,
  }));
}

function child({ path, value }: PathValue, key: string): PathValue {
  const inner = Array.isArray(value) || isRecord(value) ? Object.entries(value) : [];
  const [, found] = inner.find(([name]) => name === key) ?? [];
  return { path: `${path}/${segment(key)}`, value: found };
}
