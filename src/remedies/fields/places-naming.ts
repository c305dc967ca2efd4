/** Kinds that pod specs name, by the fields that do. */
const FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ConfigMap: { configMapKeyRef: 'name', configMapRef: 'name', configMap: 'name' },
  Secret: { secretKeyRef: 'name', secretRef: 'name', secret: 'secretName' },
  PersistentVolumeClaim: { persistentVolumeClaim: 'claimName' },
};

/** A place of a pod spec that names an object, by its path within that. */
export type Naming = Readonly<{ path: string; name: string }>;

/** Every place of a pod spec, or of part of one, that names an object of this kind. */
export function placesNaming(kind: string, part: unknown, path = ''): readonly Naming[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    const field = FIELDS[kind]?.[key];
    const name: unknown = field && value ? Reflect.get(Object(value), field) : undefined;
    return typeof name === 'string'
      ? [{ path: `${path}/${key}/${field}`, name }]
      : placesNaming(kind, value, `${path}/${key}`);
  });
}
