import type { Resource } from '../../domain/resource.ts';
import { segment } from '../../text/json-pointer.ts';

/** A value in an object, and the JSON pointer to it. */
export type Field = Readonly<{ path: string; value: unknown }>;

/** The values at a path such as "spec.rules[].backendRefs[]", of lists as of maps: of kinds that nobody typed, whatever stands there. */
export function fieldsAt(object: Resource, path: string): readonly Field[] {
  let found: readonly Field[] = [{ path: '', value: object }];
  for (const step of path.split('.')) {
    const key = step.replace('[]', '');
    found = found.flatMap(({ path: at, value }) => {
      const inner: Field = { path: `${at}/${key}`, value: partOf(value, key) };
      return step.endsWith('[]') ? itemsOf(inner) : [inner];
    });
  }
  return found.filter(({ value }) => value !== undefined && value !== null);
}

/** The text at a key of what may be an object; undefined where there is none. */
export function textIn(value: unknown, key: string): string | undefined {
  const text = partOf(value, key);
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** The number at a key of what may be an object; Argo Rollouts writes it as text. */
export function numberIn(value: unknown, key: string): number | undefined {
  const number = Number(partOf(value, key) ?? Number.NaN);
  return Number.isNaN(number) ? undefined : number;
}

/** What stands at a key of what may be an object. */
export function partOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[key];
}

function itemsOf({ path, value }: Field): readonly Field[] {
  if (typeof value !== 'object' || value === null) return [];
  const items = Object.entries(value as Readonly<Record<string, unknown>>);
  return items.map(([key, item]) => ({ path: `${path}/${segment(key)}`, value: item }));
}
