import type { Resource } from '#src/domain/resource.ts';
import type { Recording } from '#src/world/recorded.ts';

/** The same cluster with every object changed that a function changes; undefined if it changes none. */
export function changedObjects(
  recording: Recording,
  change: (object: Resource) => Resource | undefined,
): Recording | undefined {
  const objects = recording.objects.map((object) => change(object) ?? object);
  const isChanged = objects.some((object, index) => object !== recording.objects[index]);
  return isChanged ? { ...recording, objects } : undefined;
}
