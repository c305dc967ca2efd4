import { tableOf } from '../../text/table-of.ts';

/** Kinds that pod specs name, by the fields that do; as a source of a projected volume a Secret has its name in another. */
const FIELDS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = tableOf({
  ConfigMap: { configMapKeyRef: ['name'], configMapRef: ['name'], configMap: ['name'] },
  Secret: { secretKeyRef: ['name'], secretRef: ['name'], secret: ['secretName', 'name'] },
  PersistentVolumeClaim: { persistentVolumeClaim: ['claimName'] },
});

/** A place of a pod spec that names an object, by its path within that. */
export type Naming = Readonly<{ path: string; name: string }>;

/** Every place of a pod spec, or of part of one, that names an object of this kind. */
export function placesNaming(kind: string, part: unknown, path = ''): readonly Naming[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    const held: Readonly<Record<string, unknown>> = Object(value);
    const field = FIELDS[kind]?.[key]?.find((one) => typeof held[one] === 'string');
    const name = field && held[field];
    return typeof name === 'string'
      ? [{ path: `${path}/${key}/${field}`, name }]
      : placesNaming(kind, value, `${path}/${key}`);
  });
}
