import type { Resource } from '../../../../domain/resource.ts';

/** As deep as references stand. */
const MOST_DEEP = 8;

/** The field of a spec that holds a name with no namespace beside it. */
export function nameWithoutNamespace(object: Resource, name: string): string | undefined {
  return within((object as Readonly<{ spec?: unknown }>).spec, '/spec', name, MOST_DEEP);
}

function within(value: unknown, path: string, name: string, deep: number): string | undefined {
  if (typeof value !== 'object' || value === null || deep === 0) return undefined;
  const fields = Object.entries(value);
  const isNamed = fields.some(([key, one]) => key === 'name' && one === name);
  if (isNamed) return fields.some(([key]) => key === 'namespace') ? undefined : `${path}/name`;
  for (const [key, one] of fields) {
    const found = within(one, `${path}/${key}`, name, deep - 1);
    if (found) return found;
  }
  return undefined;
}
