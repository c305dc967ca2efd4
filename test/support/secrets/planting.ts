import type { Resource } from '#src/domain/resource.ts';
import type { Recording } from '#src/world/recorded.ts';

/** A cluster that secrets are planted into. */
export type Mutable = { objects: Resource[]; logs: Recording['logs'] };

type Json = Record<string, unknown>;

/** Changes a field of this name wherever it is in objects of these kinds, or of all. */
export function each(
  { objects }: Mutable,
  key: string,
  change: (text: string) => string,
  kinds?: readonly string[],
): void {
  for (const object of objects) {
    if (kinds && !kinds.includes(object.kind ?? '')) continue;
    walk(object as unknown as Json, (one) => {
      const text = one[key];
      if (typeof text === 'string') one[key] = change(text);
    });
  }
}

/** Adds fields to each container that an API server wrote. */
export function containers(cluster: Mutable, change: (one: Json) => Json): void {
  for (const object of cluster.objects) {
    walk(object as unknown as Json, (one) => {
      if (typeof one['image'] === 'string' && one['terminationMessagePath']) {
        Object.assign(one, change(one));
      }
    });
  }
}

/** Gives each container a variable. */
export function variable(cluster: Mutable, name: string, value: string): void {
  containers(cluster, (one) => ({ env: [...list(one['env']), { name, value }] }));
}

/** Adds to the metadata of each object. */
export function metadata({ objects }: Mutable, more: Json): void {
  for (const object of objects) Object.assign(object.metadata ?? {}, more);
}

/** Adds to the data of each ConfigMap. */
export function configMap({ objects }: Mutable, data: Json): void {
  for (const object of objects) {
    if (object.kind === 'ConfigMap')
      Object.assign(object, { data: { ...((object as Json)['data'] as Json), ...data } });
  }
}

/** Adds an object in the first namespace. */
export function add({ objects }: Mutable, apiVersion: string, kind: string, rest: Json): void {
  const namespace = objects.find((one) => one.metadata?.namespace)?.metadata?.namespace;
  objects.push({ apiVersion, kind, metadata: { name: 'planted', namespace }, ...rest } as Resource);
}

function walk(value: unknown, change: (object: Json) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) change(value as Json);
  for (const one of Object.values(value)) walk(one, change);
}

/** A list, empty where there is none. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
