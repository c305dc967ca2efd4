import type { Resource } from '../domain/resource.ts';

/** When an object was created, in ms; 0 where it does not say. */
export function created({ metadata }: Resource): number {
  return Date.parse(metadata?.creationTimestamp ?? '') || 0;
}

/** The objects, the one created last first. */
export function newestFirst<T extends Resource>(objects: readonly T[]): readonly T[] {
  return objects.toSorted((a, b) => created(b) - created(a));
}
