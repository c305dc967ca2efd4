import { z } from 'zod';

import { ObjectShape } from './object-shape.ts';

const Item = z.custom<unknown>(isNamed, 'an object needs apiVersion, kind and metadata.name');

/** "List" as kubectl makes it; in a "PodList" of the API server the items do not say what they are. */
const List = z.looseObject({
  apiVersion: z.string().optional(),
  kind: z.string().regex(/List$/),
  metadata: z.looseObject({ name: z.undefined().optional() }).nullish(),
  items: z.array(z.unknown()).nullable(),
});

/** YAML documents, of which some may be lists and some empty. */
export const RecordedObjects = z
  .array(z.union([List.transform(itemsOf), z.unknown().transform((one) => one ?? [])]))
  .transform((documents) => documents.flat())
  .pipe(z.array(Item.pipe(ObjectShape)));

function itemsOf({ apiVersion, kind, items }: z.infer<typeof List>): readonly unknown[] {
  const of = kind.slice(0, -'List'.length);
  return (items ?? []).map((item) =>
    of && typeof item === 'object' ? { apiVersion, kind: of, ...item } : item,
  );
}

/** Asked of thousands: a schema would copy each. */
function isNamed(value: unknown): boolean {
  const { apiVersion, kind, metadata } = Object(value) as Readonly<Record<string, unknown>>;
  const { name } = Object(metadata) as Readonly<Record<string, unknown>>;
  return [apiVersion, kind, name].every((one) => typeof one === 'string');
}
