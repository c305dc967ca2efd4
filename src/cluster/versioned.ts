import type { Resource } from '../domain/resource.ts';
import type { Recording } from '../world/recorded.ts';

/** Of an object whose recording does not tell it: what an API server would never leave out. */
const FIRST = '1';

/** The same recording with a resourceVersion on each object, as a change needs one to be sent against. */
export function versioned(recording: Recording): Recording {
  return { ...recording, objects: recording.objects.map(withVersion) };
}

function withVersion(object: Resource): Resource {
  const { metadata } = object;
  if (metadata?.resourceVersion) return object;
  return { ...object, metadata: { ...metadata, resourceVersion: FIRST } };
}
